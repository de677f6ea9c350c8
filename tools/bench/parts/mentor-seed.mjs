import pg from 'pg';
import { commonWords } from './search-words.mjs';

const week = JSON.stringify({ MON: [], TUE: [], WED: [], THU: [], FRI: [], SAT: [], SUN: [] });
const pick = (values, by) =>
  `(string_to_array('${values}', ','))[1 + (${by}) % ${values.split(',').length}]`;
const stages = 'IDEA,PRE_SEED,SEED,SERIES_A,GROWTH';
const needs = 'FUNDRAISING,PRODUCT,GO_TO_MARKET,HIRING,FINANCE,LEGAL,TECHNOLOGY,SALES';

/**
 * Fills a migrated database with listed mentors. Every tenth has no free time.
 *
 * @param {string} url address of the database
 * @param {number} mentors how many
 */
export async function seedMentors(url, mentors) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const word = `(string_to_array('${commonWords.join(',')}', ','))`;
  await client.query('set synchronous_commit = off');
  await client.query(`insert into people (id, slug, display_name)
    select gen_random_uuid(), 'mentor-' || n, 'Mentor ' || n from generate_series(1, ${mentors}) n`);
  await client.query(`insert into mentors (id, user_id, slug, state, headline, about, stages, needs, languages, zone,
      weekly, price_from, next_slot_at, rating_sum, review_count, listed_at, created_at, updated_at)
    select gen_random_uuid(), p.id, p.slug, 'LISTED',
      (select string_agg(${word}[1 + (n * 13 + k * 17) % ${commonWords.length}], ' ') from generate_series(1, 12) k),
      'About', array[${pick(stages, 'n')}, ${pick(stages, 'n + 1')}],
      array[${pick(needs, 'n / 2')}, ${pick(needs, 'n / 2 + 3')}], array['en', ${pick('hi,ta,de,fr', 'n / 3')}],
      'Asia/Kolkata', '${week}', n % 60 * 50000,
      case when n % 10 > 0 then now() + n % 700 * interval '1 hour' end, n % 10 * 4, n % 10, now(), now(), now()
    from (select id, slug, row_number() over () as n from people where slug like 'mentor-%') p`);
  await client.query('vacuum analyze');
  await client.end();
}
