/**
 * The least that the same work costs here: Fastify and pg with one prepared statement a request, no
 * token, no validation, no rules. Started by the benchmarks as a process of its own.
 */
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.FLOOR_DATABASE_URL, max: 10 });
const app = Fastify({ logger: false });

const columns = `p.id, p.slug, p.kind, p.text, p.images, p.created_at, p.like_count, p.comment_count,
    a.id as author_id, a.slug as author_slug, a.display_name, a.headline, a.avatar_key,
    exists (select 1 from likes l where l.reference_id = p.id and l.user_id = $1) as liked`;
const feedSql = `select ${columns} from posts p join people a on a.id = p.author_id
  where p.state = 'ACTIVE' and p.id < $2 order by p.id desc limit 20`;
const trendingSql = `select ${columns} from trending_entries t
    join posts p on p.id = t.post_id join people a on a.id = p.author_id
  where t.snapshot_id = (select max(id::text)::uuid from trending_snapshots where pod_id is null)
    and p.state = 'ACTIVE' order by t.rank limit 20`;
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const text = { type: 'string' };
const whole = { type: 'integer' };
const row = {
  type: 'object',
  properties: {
    id: text,
    slug: text,
    kind: text,
    text,
    created_at: text,
    author_id: text,
    author_slug: text,
    display_name: text,
    headline: text,
    avatar_key: text,
    like_count: whole,
    comment_count: whole,
    liked: { type: 'boolean' },
    images: { type: 'array', items: { type: 'object', additionalProperties: true } },
  },
};
const page = { type: 'object', properties: { items: { type: 'array', items: row }, next: text } };

function pageOf(rows) {
  for (const item of rows) item.created_at = item.created_at.toISOString();
  return { items: rows, next: rows.at(-1)?.id ?? '' };
}

app.get('/feed', { schema: { response: { 200: page } } }, async (request) => {
  const viewer = request.query.viewer;
  const { rows } = await pool.query({
    name: 'feed',
    text: feedSql,
    values: [viewer, request.query.cursor ?? LAST_ID],
  });
  return pageOf(rows);
});

app.get('/trending', { schema: { response: { 200: page } } }, async (request) => {
  const { rows } = await pool.query({
    name: 'trending',
    text: trendingSql,
    values: [request.query.viewer],
  });
  return pageOf(rows);
});

app.post('/post', async (request) => {
  const { rows } = await pool.query({
    name: 'post',
    text: `insert into floor_posts (id, author_id, body, created_at)
      values (gen_random_uuid(), $1, $2, now()) returning id, created_at`,
    values: [request.body.author, request.body.text],
  });
  return rows[0];
});

app.post('/like', async (request) => {
  const { rows } = await pool.query({
    name: 'like',
    text: `with added as (insert into floor_likes (post_id, user_id) values ($1, $2) on conflict do nothing returning 1)
      update floor_posts set like_count = like_count + (select count(*) from added) where id = $1 returning like_count`,
    values: [request.body.post, request.body.user],
  });
  return rows[0] ?? {};
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.stdout.write(`floor is ready at http://127.0.0.1:${process.env.PORT}\n`);
process.once(
  'SIGTERM',
  () =>
    void app
      .close()
      .then(() => pool.end())
      .then(() => process.exit(0)),
);
