import pg from 'pg';

export const PEOPLE = 100_000;
/** How many people the followers of each kind follow, and which person is the first of that kind. */
export const followers = [
  { follows: 10, first: 1, count: 20 },
  { follows: 100, first: 101, count: 20 },
  { follows: 1000, first: 201, count: 10 },
  { follows: 10_000, first: 301, count: 4 },
];
const SECONDS_BETWEEN_POSTS = 3;
/** Home rows for each person, as many as the product stores. */
const HOME_ROWS = 800;

const functions = `
  create or replace function bench_uuid(at timestamptz, n bigint) returns uuid language sql immutable as $$
    select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0')
      || '7' || substr(md5(n::text), 1, 3) || '8' || substr(md5('x' || n), 1, 15))::uuid $$;
  create or replace function bench_person(n bigint) returns uuid language sql immutable as $$
    select bench_uuid(timestamptz '2024-01-01' + n * interval '1 minute', n) $$;`;

/**
 * Fills a migrated database: 100,000 people, `posts` posts with likes, comments counted, polls and
 * pictures among them, and followers of 10 to 10,000 people with their home rows.
 *
 * @param {string} url address of the database
 * @param {number} posts how many posts
 * @param {{ text?: string, relations?: boolean }} [options] SQL of the text of post `i`; `relations: false` leaves out
 *   likes, follows and homes
 */
export async function seedScale(
  url,
  posts,
  { text = "repeat(md5(i::text) || ' ', 12)", relations = true } = {},
) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = (sql) => client.query(sql);
  await run(`set synchronous_commit = off`);
  await run(`set session_replication_role = replica`);
  await run(functions);
  await run(`insert into people (id, slug, display_name, headline, role, created_at)
    select bench_person(i), 'person-' || i, 'Given' || (i % 997) || ' Family' || (i % 1009),
      'Engineer at company ' || (i % 5000), (array['FOUNDER', 'INVESTOR', null])[1 + i % 3], now()
    from generate_series(1, ${PEOPLE}) i`);
  await run(`create or replace function bench_post(n bigint) returns uuid language sql stable as $$
    select bench_uuid(date_trunc('hour', now()) - (${posts} - n + 1) * interval '${SECONDS_BETWEEN_POSTS} seconds', n) $$`);
  await run(`insert into posts (id, slug, author_id, type, kind, text, images, poll_options, poll_votes,
      poll_multiple, poll_ends_at, poll_voters, like_count, comment_count, created_at)
    select bench_post(i), 'post-' || i, bench_person(1 + (i::bigint * 48271) % ${PEOPLE}), 'POST',
      case when i % 10 = 0 then 'POLL' else 'TEXT' end, ${text},
      case when i % 8 = 0 then jsonb_build_array(jsonb_build_object('key', md5(i::text) || '-1280.webp',
        'variants', '[]'::jsonb, 'width', 1280, 'height', 720, 'alt', 'A chart', 'color', '#b0c4b1'))
        else '[]'::jsonb end,
      case when i % 10 = 0 then '[{"id":"a","text":"Yes"},{"id":"b","text":"No"}]'::jsonb end,
      case when i % 10 = 0 then array[i % 30, i % 20] end,
      case when i % 10 = 0 then false end,
      case when i % 10 = 0 then now() + interval '7 days' end,
      case when i % 10 = 0 then i % 30 + i % 20 else 0 end,
      (i * 7) % 50, (i * 3) % 9, now() - (${posts} - i) * interval '${SECONDS_BETWEEN_POSTS} seconds'
    from generate_series(1, ${posts}) i`);
  if (relations) await seedRelations(run, posts);
  await run('vacuum analyze');
  await client.end();
}

async function seedRelations(run, posts) {
  await run(`insert into likes (reference_id, user_id, reference_type, id)
    select bench_post(1 + (i::bigint * 7919) % ${posts}), bench_person(1 + (i::bigint * 48271) % ${PEOPLE}),
      'POST', bench_uuid(now(), i)
    from generate_series(1, ${Math.min(posts * 2, 2_000_000)}) i on conflict do nothing`);
  for (const { follows, first, count } of followers) {
    await run(`insert into follows (follower_id, reference_id, reference_type, id)
      select bench_person(u), bench_person(1 + (u * 7919 + k * 104729) % ${PEOPLE}), 'USER',
        bench_uuid(now() - interval '1 day', u::bigint * 1000000 + k)
      from generate_series(${first}, ${first + count - 1}) u, generate_series(1, ${follows}) k
      on conflict do nothing`);
  }
  await run('analyze posts, follows');
  await run(`insert into home_entries (user_id, post_id)
    select f.follower_id, p.id from (select distinct follower_id from follows) f
    cross join lateral (select q.id from posts q where q.author_id in
      (select reference_id from follows where follower_id = f.follower_id)
      order by q.id desc limit ${HOME_ROWS}) p
    on conflict do nothing`);
}
