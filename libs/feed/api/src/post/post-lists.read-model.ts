import type { HandlerContext, IdPlace, PageQuery } from '@upround/shared/server-kit';
import { limitOf, viewerId } from '@upround/shared/server-kit';
import { NEWEST, pageStatement } from '@upround/shared/db';
import { postColumns, postJoins, unblocked, unmuted } from './post.columns';
import type { PostRow } from './post.columns';

const listOf = (name: string, where: string) =>
  pageStatement<PostRow>(
    name,
    (limit) => `select ${postColumns} from posts p ${postJoins}
      where ${where} and p.id < $2::uuid and ${unblocked}
      order by p.id desc limit ${limit}`,
  );

/** `$1` viewer, `$2` place: everything, newest first. Served by `posts_latest`. */
export const latestPosts = listOf('feed.latest', `p.state = 'ACTIVE' and ${unmuted}`);

/** … `$3` pod. Served by `posts_of_pod`. */
export const latestPodPosts = listOf(
  'feed.latest-of-pod',
  `p.state = 'ACTIVE' and p.pod_id = $3::uuid and ${unmuted}`,
);

/** A hidden post stays in its author's own list, marked. */
const ofAuthor = `p.author_id = $3::uuid and p.state <> 'DELETED'
  and (p.state = 'ACTIVE' or p.author_id = $1::uuid)`;

/** … `$3` author. Served by `posts_of_author` and `posts_of_author_in_pods`. */
export const postsOfAuthor = listOf('feed.of-author', `${ofAuthor} and p.pod_id is null`);
export const podPostsOfAuthor = listOf(
  'feed.of-author-in-pods',
  `${ofAuthor} and p.pod_id is not null`,
);

/**
 * Reads one page of a list that goes down by id, and the row after it.
 *
 * @param list one of the statements above
 * @param context viewer, database and cursors of the call
 * @param query the page that was asked for
 * @param subject what the list is about (pod, author), where it has a subject
 */
export function readById(
  list: typeof latestPosts,
  context: HandlerContext,
  query: PageQuery,
  ...subject: string[]
): Promise<PostRow[]> {
  const place = context.cursors.read<IdPlace>(query.cursor);
  const values = [viewerId(context.viewer), place?.i ?? NEWEST, ...subject];
  return list.all(context.db, limitOf(query) + 1, values);
}
