import pg from 'pg';

/** Makes the plain tables that the floor writes into, with `posts` rows to like. */
export async function makeFloorTables(url, posts) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create table floor_posts (id uuid primary key, author_id uuid not null, body text not null,
    created_at timestamptz not null, like_count integer not null default 0)`);
  await client.query(`create index on floor_posts (created_at desc, id desc)`);
  await client.query(`create index on floor_posts (author_id, created_at desc, id desc)`);
  await client.query(
    `create table floor_likes (post_id uuid not null, user_id uuid not null, primary key (post_id, user_id))`,
  );
  await client.query(
    `insert into floor_posts select id, author_id, text, created_at from posts order by id desc limit ${posts}`,
  );
  await client.query('vacuum analyze floor_posts');
  await client.end();
}
