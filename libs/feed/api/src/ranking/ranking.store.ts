import { newId, statement } from '@upround/shared/db';
import type { Database, Trx } from '@upround/shared/db';
import { HALF_LIFE, REPEAT_PENALTY, weights } from './score';

/** How many of the newest posts are scored, and how many are ranked: of all, and of one pod. */
const bounds = {
  all: { candidates: 10_000, ranked: 1_000 },
  pod: { candidates: 2_000, ranked: 300 },
} as const;

const score = `(ln(1 + c.like_count * ${weights.likes} + c.comment_count * ${weights.comments}
    + c.bookmark_count * ${weights.bookmarks} + c.poll_voters * ${weights.voters}::float8) / ln(2::float8)
  + extract(epoch from c.created_at)::float8 * 1000 / ${HALF_LIFE})`;

const counters = `p.id, p.author_id, p.like_count, p.comment_count, p.bookmark_count,
  p.poll_voters, p.created_at`;

/**
 * Ranks a bounded number of posts: the newest, and those of the previous ranking, so that a strong post stays until
 * others score higher.
 */
const rankingText = (
  where: string,
  { candidates, ranked }: { candidates: number; ranked: number },
) =>
  `with candidates as (
    (select ${counters} from posts p where p.state = 'ACTIVE' and ${where}
      order by p.id desc limit ${candidates})
    union
    (select ${counters} from trending_entries t join posts p on p.id = t.post_id
      where t.snapshot_id = :previous::uuid and p.state = 'ACTIVE')
  ), scored as (
    select c.id, c.author_id, ${score} as score from candidates c
  ), spread as (
    select id, score - ${REPEAT_PENALTY} * (row_number() over (
      partition by author_id order by score desc, id desc) - 1) as score
    from scored
  )
  select id from spread order by score desc, id desc limit ${ranked}`;

const rankAll = statement<{ id: string }, { previous: string | null }>(
  'feed.rank-all',
  rankingText('true', bounds.all),
);
const rankPod = statement<{ id: string }, { previous: string | null; pod: string }>(
  'feed.rank-pod',
  rankingText('p.pod_id = :pod::uuid', bounds.pod),
);

/** Ranks the posts, best first. */
export async function rank(
  trx: Trx,
  pod: string | null,
  previous: string | null,
): Promise<string[]> {
  const rows =
    pod === null ? await rankAll.all(trx, { previous }) : await rankPod.all(trx, { previous, pod });
  return rows.map(({ id }) => id);
}

const newest = (name: string, where: string) =>
  statement<{ id: string; posts: string[] }, { pod: string | null }>(
    name,
    `select s.id, array(
       select t.post_id from trending_entries t where t.snapshot_id = s.id order by t.rank
     ) as posts
     from trending_snapshots s where ${where} order by s.id desc limit 1`,
  );
const newestOfAll = newest('feed.newest-snapshot', 's.pod_id is null');
const newestOfPod = newest('feed.newest-snapshot-of-pod', 's.pod_id = :pod::uuid');

/** The current ranking, with its posts in order. */
export function newestSnapshot(
  db: Database | Trx,
  pod: string | null,
): Promise<{ id: string; posts: string[] } | undefined> {
  return (pod === null ? newestOfAll : newestOfPod).first(db, { pod });
}

const insertSnapshot = statement<
  never,
  { id: string; pod: string | null; posts: readonly string[]; now: Date }
>(
  'feed.insert-snapshot',
  `with snapshot as (
    insert into trending_snapshots (id, pod_id, created_at) values (:id::uuid, :pod::uuid, :now)
    returning id
  )
  insert into trending_entries (snapshot_id, rank, post_id)
  select snapshot.id, ranked.rank, ranked.post_id
  from snapshot, unnest(:posts::uuid[]) with ordinality as ranked (post_id, rank)`,
);

/** Stores a ranking; pages read from it until a day after the next one came. */
export async function writeSnapshot(
  trx: Trx,
  pod: string | null,
  posts: readonly string[],
  now: Date,
): Promise<void> {
  await insertSnapshot.all(trx, { id: newId(), pod, posts, now });
}

/** Replaces the null of the ranking of all posts, so that the join can hash. */
const NO_POD = '00000000-0000-0000-0000-000000000000';

const deleteOutdated = statement<never, { replacedBefore: Date }>(
  'feed.delete-outdated-snapshots',
  `delete from trending_snapshots s using trending_snapshots next
   where coalesce(next.pod_id, '${NO_POD}') = coalesce(s.pod_id, '${NO_POD}') and next.id > s.id
     and next.created_at < :replacedBefore`,
);

/** Deletes the rankings that were replaced before `moment`. */
export async function dropReplacedBefore(trx: Trx, moment: Date): Promise<void> {
  await deleteOutdated.all(trx, { replacedBefore: moment });
}

const activePods = statement<{ id: string }>(
  'feed.pods-to-rank',
  `select id from pods order by member_count desc, id limit 200`,
);

/** The pods that are ranked on a schedule; others are ranked when they are read. */
export async function podsToRank(db: Database | Trx): Promise<string[]> {
  return (await activePods.all(db, {})).map(({ id }) => id);
}

const tryLock = statement<{ locked: boolean }>(
  'feed.ranking-lock',
  `select pg_try_advisory_xact_lock(hashtext('feed.ranking')) as locked`,
);

/** Locks the ranking; false where another transaction is ranking already. */
export async function tryRankingLock(trx: Trx): Promise<boolean> {
  return (await tryLock.first(trx, {}))?.locked ?? false;
}
