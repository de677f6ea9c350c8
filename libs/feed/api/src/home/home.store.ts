import type { Database, Trx } from '@upround/shared/db';
import { statement } from '@upround/shared/db';

/** How many posts are stored for each home. */
export const HOME_SIZE = 800;
/** How many posts of a newly followed person are added to a home at once. */
const BACKFILL_SIZE = 200;
/** About one in so many of those who get a post is trimmed on the occasion. */
const TRIM_ONE_IN = 50;

/** What a post is pushed along: the followers of a person, or the members of a pod. */
export interface Source {
  type: 'USER' | 'POD';
  id: string;
}

const readAudience = statement<{ size: number; merged: boolean }, { source: string }>(
  'feed.audience',
  `select
    coalesce(
      (select follower_count from person_view where id = :source::uuid),
      (select member_count from pods where id = :source::uuid), 0) as size,
    exists (select 1 from home_merged_sources where source_id = :source::uuid) as merged`,
);

const insertMerged = statement<never, { source: string; type: Source['type'] }>(
  'feed.merge-source',
  `insert into home_merged_sources (source_id, reference_type) values (:source::uuid, :type)
   on conflict do nothing`,
);

/**
 * Whether a source has so large an audience that its posts are merged in when a home is read. Once so, for
 * ever so: what was not pushed would be missing otherwise.
 */
export async function isMerged(
  db: Database | Trx,
  source: Source,
  above: number,
): Promise<boolean> {
  const audience = await readAudience.first(db, { source: source.id });
  if (audience === undefined || audience.merged) return true;
  if (audience.size <= above) return false;
  await insertMerged.all(db, { source: source.id, type: source.type });
  return true;
}

/** What a push to small audiences left to do. */
export interface SmallPush {
  /** Posts still to be pushed along sources with too large an audience, or merged in at reading. */
  large: { postId: string; source: Source }[];
  /** Those who got the post and whose homes are to be trimmed on the occasion. */
  trim: string[];
}

const pushSmall = statement<SmallPush, { posts: readonly string[]; size: number }>(
  'feed.push-small',
  `with post as (
    select id, author_id, pod_id from posts where id = any(:posts::uuid[]) and state = 'ACTIVE'
  ), source as (
    select post.id as post_id, 'USER' as type, post.author_id as id, a.follower_count as size
    from post join person_view a on a.id = post.author_id
    union all
    select post.id, 'POD', pod.id, pod.member_count from post join pods pod on pod.id = post.pod_id
  ), small as (
    select source.post_id, source.type, source.id from source
    where source.size <= :size::int
      and not exists (select 1 from home_merged_sources m where m.source_id = source.id)
  ), reached as (
    select f.follower_id, small.post_id from small
    join follow_view f on f.reference_id = small.id and f.reference_type = small.type
  ), pushed as (
    insert into home_entries (user_id, post_id) select follower_id, post_id from reached
    on conflict do nothing
  )
  select
    coalesce((
      select json_agg(json_build_object(
        'postId', source.post_id, 'source', json_build_object('type', source.type, 'id', source.id)))
      from source where source.id not in (select id from small)), '[]') as large,
    array(select follower_id from reached where random() < 1.0 / ${TRIM_ONE_IN}) as trim`,
);

/**
 * Puts active posts into the homes of their authors' followers and their pods' members, in one statement,
 * where they are few. A second time changes nothing.
 *
 * @param size the largest audience of a post to be reached so
 */
export async function pushToSmall(
  db: Database | Trx,
  posts: readonly string[],
  size: number,
): Promise<SmallPush> {
  return (await pushSmall.first(db, { posts, size })) ?? { large: [], trim: [] };
}

/** What one batch of a push did. */
export interface PushedBatch {
  /** The cursor of the next batch; null after the last follower. */
  next: string | null;
  /** Those of the batch whose homes are to be trimmed on the occasion. */
  trim: string[];
}

type BatchValues = {
  source: string;
  type: Source['type'];
  post: string;
  /** The id of a follow: the batch is of earlier ones, newest first. */
  before: string;
  size: number;
};

const pushBatch = statement<{ reached: number; last: string | null; trim: string[] }, BatchValues>(
  'feed.push-batch',
  `with batch as (
    select follower_id, id from follow_view
    where reference_id = :source::uuid and reference_type = :type and id < :before::uuid
    order by id desc limit :size::int
  ), pushed as (
    insert into home_entries (user_id, post_id)
    select follower_id, :post::uuid from batch
    on conflict do nothing
  )
  select count(*)::int as reached,
    (select id from batch order by id limit 1) as last,
    coalesce(array_agg(follower_id) filter (where random() < 1.0 / ${TRIM_ONE_IN}), '{}') as trim
  from batch`,
);

/**
 * Puts a post into the homes of one batch of a source's audience. A second time changes nothing.
 *
 * @param before the place of the batch: followers of before this follow, newest first
 * @param size the most followers of the batch
 */
export async function push(
  trx: Trx,
  source: Source,
  post: string,
  before: string,
  size: number,
): Promise<PushedBatch> {
  const values = { source: source.id, type: source.type, post, before, size };
  const batch = await pushBatch.first(trx, values);
  if (batch === undefined) return { next: null, trim: [] };
  return { next: batch.reached < size ? null : batch.last, trim: batch.trim };
}

const fillHome = (name: string, posts: string) =>
  statement<never, { follower: string; source: string }>(
    name,
    `insert into home_entries (user_id, post_id)
     select f.follower_id, p.id from follow_view f cross join lateral (${posts}) p
     where f.follower_id = :follower::uuid and f.reference_id = :source::uuid
     on conflict do nothing`,
  );

/** The newest active posts where `where` holds, so many at most. */
export const newest = (where: string, limit: number) =>
  `select id from posts where state = 'ACTIVE' and ${where} order by id desc limit ${limit}`;

const fillFromAuthor = fillHome(
  'feed.backfill-author',
  `(${newest(`author_id = :source::uuid and pod_id is null and state <> 'DELETED'`, BACKFILL_SIZE)})
   union all
   (${newest(`author_id = :source::uuid and pod_id is not null and state <> 'DELETED'`, BACKFILL_SIZE)})`,
);
const fillFromPod = fillHome('feed.backfill-pod', newest('pod_id = :source::uuid', BACKFILL_SIZE));

/** Fills a home with the newest posts of a source, if the follow still exists. */
export async function fill(trx: Trx, follower: string, source: Source): Promise<void> {
  const values = { follower, source: source.id };
  await (source.type === 'USER' ? fillFromAuthor : fillFromPod).all(trx, values);
}

const trimBatch = statement<never, { people: readonly string[] }>(
  'feed.trim-homes',
  `delete from home_entries h using (
    select u.user_id, (
      select k.post_id from (
        select post_id from home_entries e where e.user_id = u.user_id
        order by post_id desc limit ${HOME_SIZE}
      ) k order by k.post_id limit 1
    ) as oldest
    from unnest(:people::uuid[]) as u (user_id)
  ) kept
  where h.user_id = kept.user_id and h.post_id < kept.oldest`,
);

/** Cuts homes back to the newest 800 posts each. */
export async function trim(trx: Trx, people: readonly string[]): Promise<void> {
  await trimBatch.all(trx, { people });
}
