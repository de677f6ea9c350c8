import pg from 'pg';
import { PEOPLE, seedScale } from './scale-seed.mjs';

const POSTS = 10_000;

/** The number of the followed author, one above the seeded people. */
export const AUTHOR = PEOPLE + 1;
/** The number of the oldest follower, whose home a post is pushed to last. */
export const FIRST_FOLLOWER = 1;

/**
 * Fills a migrated database with people, posts, and the followers of one author.
 *
 * @param {string} url address of the database
 * @param {number} followers how many, up to all people
 */
export async function seedFollowers(url, followers) {
  await seedScale(url, POSTS, { relations: false });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = (sql) => client.query(sql);
  await run('set synchronous_commit = off');
  await run('set session_replication_role = replica');
  await run(`insert into people (id, slug, display_name, headline, follower_count)
    values (bench_person(${AUTHOR}), 'person-${AUTHOR}', 'Given Author', 'Founder', ${followers})`);
  await run(`insert into follows (follower_id, reference_id, reference_type, id)
    select bench_person(n), bench_person(${AUTHOR}), 'USER',
      bench_uuid(now() - interval '30 days' + n * interval '10 seconds', 600000000 + n)
    from generate_series(1, ${followers}) n`);
  await run('vacuum analyze');
  await client.end();
}
