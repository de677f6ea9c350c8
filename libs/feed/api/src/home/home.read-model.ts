import { lowestIdAt, NEWEST, pageStatement, statement } from '@upround/shared/db';
import { limitOf, memberOf } from '@upround/shared/server-kit';
import type { HandlerContext, IdPosition, PageQuery } from '@upround/shared/server-kit';
import { activePost, postColumns, postJoins, unblocked, unmuted } from '../post/post.columns';
import type { PageBefore, PostRow } from '../post/post.columns';

/** Follows younger than this are read from their source, since their posts may not have been pushed yet. */
const FRESH_FOLLOW = 120_000;
/** How many of them are read so at most, of people and of pods. */
const FRESH_MAX = 50;

const follows = (id: string) =>
  `(select true from follow_view f where f.follower_id = :viewer::uuid and f.reference_id = ${id}) is true`;

/**
 * Posts that were pushed to the viewer. They are shown only while the viewer still follows the author or pod, so that
 * an unfollow takes effect at once.
 */
export const pushedPosts = pageStatement<PostRow, PageBefore>(
  'feed.home-pushed',
  (limit) => `select ${postColumns}
    from home_entries h ${activePost('h.post_id')} ${postJoins}
    where h.user_id = :viewer::uuid and h.post_id < :before::uuid
      and (p.author_id = :viewer::uuid or ${follows('p.author_id')} or ${follows('p.pod_id')})
      and ${unblocked} and ${unmuted}
    order by h.post_id desc limit ${limit}`,
);

const fromSources = (sources: string, where: string, limit: number) => `(
  select s.id from unnest(${sources}::uuid[]) as source (id) cross join lateral (
    select p.id from posts p join person_view a on a.id = p.author_id
    where ${where} and p.state = 'ACTIVE' and p.id < :before::uuid and ${unblocked} and ${unmuted}
    order by p.id desc limit ${limit}
  ) s)`;

type Sources = { authors: readonly string[]; pods: readonly string[] };

/** Posts of authors and pods that are read from the source. */
export const pulledPosts = pageStatement<PostRow, PageBefore & Sources>(
  'feed.home-pulled',
  (limit) => `select ${postColumns} from (
    ${fromSources(':authors', `p.author_id = source.id and p.pod_id is null and p.state <> 'DELETED'`, limit)}
    union
    ${fromSources(':authors', `p.author_id = source.id and p.pod_id is not null and p.state <> 'DELETED'`, limit)}
    union
    ${fromSources(':pods', 'p.pod_id = source.id', limit)}
    order by id desc limit ${limit}
  ) page join posts p on p.id = page.id ${postJoins}
  order by p.id desc`,
);

const pulled = (type: 'USER' | 'POD') => `array(
  select m.source_id from home_merged_sources m
  where m.reference_type = '${type}' and (select true from follow_view f
    where f.follower_id = :viewer::uuid and f.reference_id = m.source_id) is true
  union
  (select f.reference_id from follow_view f
    where f.follower_id = :viewer::uuid and f.reference_type = '${type}' and f.id > :freshAfter::uuid
    order by f.id desc limit ${FRESH_MAX}))`;

/** Sources that are merged at reading: people with very many followers, and newly followed ones. */
const readSources = statement<
  { follows: boolean; authors: string[]; pods: string[] },
  { viewer: string; freshAfter: string }
>(
  'feed.home-sources',
  `select exists (select 1 from follow_view where follower_id = :viewer::uuid) as follows,
    ${pulled('USER')} as authors, ${pulled('POD')} as pods`,
);

/** The newest rows of both, each post once. */
function merge(pushed: PostRow[], fromSource: PostRow[], limit: number): PostRow[] {
  const byId = new Map([...pushed, ...fromSource].map((row) => [row.id, row]));
  return [...byId.values()].sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, limit);
}

/**
 * Reads one page of the reader's home, and the row after it.
 *
 * @returns null when the viewer follows no one and has joined no pod
 * @throws AppError `LOGIN_REQUIRED` for a guest
 */
export async function readHome(
  context: HandlerContext,
  query: PageQuery,
  now: Date,
): Promise<PostRow[] | null> {
  const { userId: viewer } = memberOf(context);
  const before = context.cursors.read<IdPosition>(query.cursor)?.i ?? NEWEST;
  const limit = limitOf(query) + 1;
  const freshAfter = lowestIdAt(new Date(now.getTime() - FRESH_FOLLOW));
  const [sources, pushed] = await Promise.all([
    readSources.first(context.db, { viewer, freshAfter }),
    pushedPosts.all(context.db, limit, { viewer, before }),
  ]);
  if (sources === undefined || !sources.follows) return null;
  const { authors, pods } = sources;
  if (authors.length === 0 && pods.length === 0) return pushed;
  const rows = await pulledPosts.all(context.db, limit, { viewer, before, authors, pods });
  return merge(pushed, rows, limit);
}
