import pg from 'pg';
import { seedScale } from './scale-seed.mjs';

/** The number of messages of a conversation. The longest has half of all messages instead. */
const MESSAGES_EACH = 50;
/** Every tenth conversation is unread. */
const ONE_UNREAD_OF = 10;

/** The number of the account's person. It's the lowest, since a conversation stores its lower id first. */
export const ACCOUNT = 1;

/**
 * Fills a migrated database with the messages of one account: half of them in one conversation, the others in
 * conversations of 50.
 *
 * @param {string} url address of the database
 * @param {number} messages how many
 */
export async function seedMessages(url, messages) {
  await seedScale(url, 0, { relations: false });
  const others = Math.floor(messages / 2 / MESSAGES_EACH);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = (sql) => client.query(sql);
  await run('set synchronous_commit = off');
  await run('set session_replication_role = replica');
  await run(`create temp table bench_talks as
    select n, bench_uuid(now() - interval '400 days', 500000000 + n) as id, bench_person(${ACCOUNT}) as account,
      bench_person(${ACCOUNT} + 1 + n) as other, case when n = 0 then ${Math.floor(messages / 2)} else ${MESSAGES_EACH} end as length
    from generate_series(0, ${others}) n`);
  await run(`create function bench_message(talk int, behind int) returns uuid language sql stable as $$
    select bench_uuid(date_trunc('hour', now()) - (talk * interval '1 minute') - (behind * interval '25 seconds'),
      talk::bigint * 10000000 + behind) $$`);
  await run(`insert into conversations (id, low_id, high_id, requester_id, state, last_sequence)
    select id, account, other, account, 'ACCEPTED', length from bench_talks`);
  await run(`insert into conversation_members (conversation_id, user_id, other_id, state, asked, listed, activity_id,
      read_up_to, unread_count)
    select id, account, other, 'ACCEPTED', false, true, bench_message(n, 0),
      length - unread, unread from bench_talks, lateral (select case when n % ${ONE_UNREAD_OF} = 1 then 1 else 0 end as unread) u
    union all
    select id, other, account, 'ACCEPTED', true, true, bench_message(n, 0), length, 0 from bench_talks`);
  await run(`insert into messages (conversation_id, sequence, id, sender_id, text, client_id, created_at)
    select t.id, s, bench_message(n, length - s), case when s % 2 = 0 then other else account end,
      repeat(md5(s::text) || ' ', 1 + s % 5), bench_message(n, length - s)::text,
      now() - n * interval '1 minute' - (length - s) * interval '25 seconds'
    from bench_talks t, generate_series(1, length) s`);
  await run('vacuum analyze');
  await client.end();
}
