import pg from 'pg';
import { commonWords } from './search-words.mjs';

const PEOPLE = 2_000;
const cities = 'Pune,Mumbai,Delhi,Bengaluru,Hyderabad,Chennai,Jaipur,Kochi,Berlin,Singapore';
const list = (values) => `string_to_array('${values}', ',')`;
const pick = (values, by) => `(${list(values)})[1 + ${by} % ${values.split(',').length}]`;

/**
 * Fills a migrated database with open jobs of 2,000 people.
 *
 * @param {string} url address of the database
 * @param {number} jobs how many
 * @param {number} [secondsBetween] from one publication to the next: all jobs must be younger than 90 days
 */
export async function seedJobs(url, jobs, secondsBetween = 38) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = (sql) => client.query(sql);
  await run('set synchronous_commit = off');
  // The search has a bench of its own.
  await run('alter table jobs disable trigger jobs_searched');
  await run(`create function bench_uuid(at timestamptz, n bigint) returns uuid language sql immutable as $$
    select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0')
      || '7' || substr(md5(n::text), 1, 3) || '8' || substr(md5('x' || n), 1, 15))::uuid $$`);
  await run(`insert into people (id, slug, display_name)
    select bench_uuid(timestamptz '2024-01-01' + n * interval '1 minute', n), 'person-' || n, 'Person ' || n
    from generate_series(0, ${PEOPLE - 1}) n`);
  const words = list(commonWords.join(','));
  const word = (by) => `(${words})[1 + (${by}) % ${commonWords.length}]`;
  await run(`insert into jobs (id, slug, creator_id, title, company, company_stage, description, location, city, type,
      workplace, experience, salary_min, salary_max, salary_currency, salary_period, salary_year, equity_min, visa, tags,
      state, listing_id, published_at, closes_at)
    select bench_uuid(at, n), 'job-' || n, bench_uuid(timestamptz '2024-01-01' + (n % ${PEOPLE}) * interval '1 minute', n % ${PEOPLE}),
      ${word('n * 7')} || ' ' || ${word('n * 11')}, 'Company ' || n % 5000,
      ${pick('BOOTSTRAPPED,PRE_SEED,SEED,SERIES_A,SERIES_B,GROWTH', 'n')},
      (select string_agg(${word('n * 13 + k * 17')}, ' ') from generate_series(1, 40) k),
      ${pick(cities, '(n / 3)')}, lower(${pick(cities, '(n / 3)')}),
      ${pick('FULL_TIME,PART_TIME,CONTRACT,INTERNSHIP', '(n / 7)')}, ${pick('ONSITE,HYBRID,REMOTE', '(n / 5)')},
      ${pick('ENTRY,JUNIOR,MID,SENIOR,LEAD', '(n / 11)')},
      case when n % 4 > 0 then n % 90 * 10000000 end, case when n % 4 > 0 then n % 100 * 10000000 + 10000000 end,
      case when n % 4 > 0 then ${pick('INR,INR,INR,USD,EUR', 'n')} end, case when n % 4 > 0 then 'YEAR' end,
      case when n % 4 > 0 then n % 100 * 10000000 + 10000000 end, case when n % 3 = 0 then 0.1 end, n % 10 = 0,
      array[${word('n')}, ${word('n / 2 + 1')}], 'OPEN', bench_uuid(at, n), at, at + interval '90 days'
    from (select n, now() - (${jobs} - n) * interval '${secondsBetween} seconds' as at from generate_series(1, ${jobs}) n) given`);
  await run('vacuum analyze');
  await client.end();
}
