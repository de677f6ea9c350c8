import { createHash } from 'node:crypto';
import pg from 'pg';
import { PEOPLE, seedScale } from './scale-seed.mjs';
import { commonWords, dayOf, indexWords, wordText } from './search-words.mjs';

/** The number of different texts. They are analyzed once, and the posts use them in turn. */
const TEXTS = 100_000;
/** Ranks of words: a tenth of all posts contain each of the first, one in 1,300 each of the second. */
const COMMON = [27, 28, 29, 30, 31, 32];
const RARE = [4000, 4001, 4002, 4003, 4004, 4005];
/** A word, and the number of posts that contain it at every size. */
const FIXED = { word: 'zebrafish', posts: 20 };
const OF_READER = 2_000;
const POSTS_OF_ONE_NOTIFICATION = 4;

/** The number of the person whose notifications are read. */
export const READER = 50_000;

/** The invented word of a rank, as the SQL of `wordText` builds it. */
const rareWord = (rank) =>
  [...createHash('md5').update(String(rank)).digest('hex').slice(0, 9)]
    .map((letter) => (/\d/.test(letter) ? 'aeioubdlmn'[Number(letter)] : letter))
    .join('');

const common = COMMON.map((rank) => commonWords[rank - 1]);
/** The queries of each measured search, by its name. */
export const searches = {
  'search, word in 10 % of posts': common,
  'search, two such words': common.map((word, at) => `${word} ${common[(at + 1) % common.length]}`),
  'search, word in 0.08 % of posts': RARE.map(rareWord),
  [`search, word in ${FIXED.posts} posts`]: [FIXED.word],
};

const textsOf = (posts) => Math.min(TEXTS, posts);
/** SQL condition: post `n` contains the word of `FIXED`. */
const isFixed = (n, posts) => `${n} % ${Math.floor(posts / FIXED.posts)} = 0`;
const analyzed = (text) =>
  `(setweight(to_tsvector('search_plain', ${text}), 'B') || setweight(to_tsvector('search_stem', ${text}), 'D'))`;

const documents = (posts) => `
  select p.id, 'POST', p.author_id, p.created_at, '', '{}'::text[], t.document
    || case when ${isFixed('substr(p.slug, 6)::int', posts)} then ${analyzed(`'${FIXED.word}'`)} else '' end
    || array_to_tsvector(array_remove(array['BY=' || p.author_id, 'KIND=POST', ${dayOf('p.created_at')}, case when p.images <> '[]' then 'HAS=image' end,
      case when p.kind = 'POLL' then 'HAS=poll' end], null))
  from posts p join bench_texts t on t.n = substr(p.slug, 6)::int % ${textsOf(posts)}`;

/**
 * Fills a migrated database with people, posts, their search documents and notifications. The texts repeat, since
 * analyzing millions takes an hour; how common each word is stays the same.
 *
 * @param {string} url address of the database
 * @param {number} posts how many
 * @param {(line: string) => void} log
 */
export async function seedGrowingPosts(url, posts, log) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = (sql) => client.query(sql);
  await run('set synchronous_commit = off');
  await run(`create table bench_texts as select i as n, ${wordText} as text
    from generate_series(0, ${textsOf(posts) - 1}) i`);
  await run('alter table bench_texts add primary key (n), add document tsvector');
  await run(`update bench_texts set document = ${analyzed('text')}`);
  await run('vacuum full analyze bench_texts');
  log(`${posts} posts: rows`);
  await seedScale(url, posts, {
    text: `(select text from bench_texts where n = i % ${textsOf(posts)})
      || case when ${isFixed('i', posts)} then ' ${FIXED.word}' else '' end`,
    relations: false,
  });
  await indexWords(url, (part) => log(`${posts} posts: ${part}`), documents(posts));
  log(`${posts} posts: notifications`);
  await seedNotifications(run, posts);
  await client.end();
}

/** Inserts notifications of likes: 2,000 for the reader, and one for every fourth post for other people. */
async function seedNotifications(run, posts) {
  await run('set session_replication_role = replica');
  const rows = OF_READER + Math.floor(posts / POSTS_OF_ONE_NOTIFICATION);
  await run(`create temp table bench_notified as
    select bench_uuid(at, 700000000 + n) as id, n, at, bench_person(person) as user_id,
      bench_post(1 + (n::bigint * 7919) % ${posts}) as post_id, bench_person(1 + (n::bigint * 48271) % ${PEOPLE}) as actor_id
    from (select n, now() - (${rows} - n) * interval '10 seconds' as at,
        case when n % ${Math.floor(rows / OF_READER)} = 0 then ${READER} else 1 + (n::bigint * 104729) % ${PEOPLE} end as person
      from generate_series(1, ${rows}) n) given`);
  await run(`insert into notifications (id, user_id, type, group_key, reference_type, reference_id, place, read_at, created_at,
      updated_at)
    select id, user_id, 'LIKE', 'LIKE:' || n, 'POST', post_id, n, case when n % 3 > 0 then at end, at, at from bench_notified`);
  await run(`insert into notification_acts (id, notification_id, user_id, actor_id, act_key)
    select id, id, user_id, actor_id, 'LIKE:' || n from bench_notified`);
  await run(`insert into notification_streams (user_id, version)
    select user_id, max(n) from bench_notified group by user_id`);
  await run('drop table bench_notified');
  await run('vacuum analyze notifications, notification_acts, notification_streams');
}
