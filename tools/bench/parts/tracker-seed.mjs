import pg from 'pg';
import { commonWords } from './search-words.mjs';

const list = (values) => `string_to_array('${values}', ',')`;
const pick = (values, by) => `(${list(values)})[1 + (${by}) % ${values.split(',').length}]`;
const stages = 'IDEA,PRE_SEED,SEED,SERIES_A,SERIES_B,GROWTH';
const sectors = 'ANY,AI,AGRICULTURE,BIOTECH,CLIMATE,CONSUMER,EDUCATION,FINTECH,HEALTH,SAAS';
const regions = 'INDIA,ASIA,UK,EUROPE,NORTH_AMERICA,LATIN_AMERICA,AFRICA,GLOBAL';

/**
 * Fills a migrated database with funders and programmes, a quarter of each type.
 *
 * @param {string} url address of the database
 * @param {number} records how many
 */
export async function seedTrackers(url, records) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = (sql) => client.query(sql);
  await run('set synchronous_commit = off');
  // The search has a bench of its own.
  await run('alter table tracker_records disable trigger tracker_records_searched');
  const words = list(commonWords.join(','));
  const word = (by) => `(${words})[1 + (${by}) % ${commonWords.length}]`;
  await run(`insert into tracker_records (id, slug, type, name, name_key, summary, country, city, regions, stages,
      sectors, amount_min, amount_max, currency, amount_order, instrument, schedule, is_open, due_at, source_name,
      source_url, as_of, as_of_day, words, created_at, updated_at)
    select (lpad(to_hex(1700000000000 + n), 12, '0') || '7' || substr(md5(n::text), 1, 3) || '8'
        || substr(md5('x' || n), 1, 15))::uuid,
      'record-' || n, ${pick('VENTURE_CAPITAL,GRANT,ACCELERATOR,ANGEL', 'n')}, name, lower(name), summary,
      ${pick('IN,US,GB,DE,SG,KE', 'n / 3')}, ${pick('Pune,Berlin,London,Nairobi', 'n / 5')},
      array[${pick(regions, 'n / 7')}], array[${pick(stages, 'n / 2')}, ${pick(stages, 'n / 2 + 1')}],
      array[${pick(sectors, 'n / 11')}],
      case when n % 3 > 0 then n % 90 * 1000000 end, case when n % 3 > 0 then n % 90 * 1000000 + 50000000 end,
      case when n % 3 > 0 then ${pick('INR,USD', 'n')} end, -(n % 90), ${pick('EQUITY,SAFE,GRANT', 'n')},
      ${pick('ROLLING,RECURRING,DATED,CLOSED', 'n / 4')}, n / 4 % 4 = 0,
      case when n % 5 = 0 then timestamptz '2030-01-01' + n * interval '1 hour' else 'infinity' end,
      'A source', 'https://source.example', '2026', '2026-12-31',
      to_tsvector('search_plain', name || ' ' || summary) || to_tsvector('search_stem', name || ' ' || summary),
      now(), now()
    from (
      select n, ${word('n * 7')} || ' ' || ${word('n * 11')} || ' ' || n as name,
        (select string_agg(${word('n * 13 + k * 17')}, ' ') from generate_series(1, 20) k) as summary
      from generate_series(1, ${records}) n) given`);
  await run('vacuum analyze');
  await client.end();
}
