import type { HandlerContext, IdPosition, PageQuery } from '@upround/shared/server-kit';
import { limitOf, viewerId } from '@upround/shared/server-kit';
import { NEWEST, pageStatement } from '@upround/shared/db';
import type { PageStatement } from '@upround/shared/db';
import { postColumns, postJoins, unblocked, unmuted } from './post.columns';
import type { PageBefore, PostRow } from './post.columns';

const listOf = <Values extends PageBefore>(name: string, where: string) =>
  pageStatement<PostRow, Values>(
    name,
    (limit) => `select ${postColumns} from posts p ${postJoins}
      where ${where} and p.id < :before::uuid and ${unblocked}
      order by p.id desc limit ${limit}`,
  );

/** Everything, newest first. Served by `posts_latest`. */
export const latestPosts = listOf<PageBefore>('feed.latest', `p.state = 'ACTIVE' and ${unmuted}`);

/** Of one pod. Served by `posts_of_pod`. */
export const latestPodPosts = listOf<PageBefore & { pod: string }>(
  'feed.latest-of-pod',
  `p.state = 'ACTIVE' and p.pod_id = :pod::uuid and ${unmuted}`,
);

type AuthorPage = PageBefore & { author: string };

/** A hidden post stays in its author's own list, marked. */
const ofAuthor = `p.author_id = :author::uuid and p.state <> 'DELETED'
  and (p.state = 'ACTIVE' or p.author_id = :viewer::uuid)`;

/** By one author, outside pods and in them. Served by `posts_of_author` and `posts_of_author_in_pods`. */
export const postsOfAuthor = listOf<AuthorPage>(
  'feed.of-author',
  `${ofAuthor} and p.pod_id is null`,
);
export const podPostsOfAuthor = listOf<AuthorPage>(
  'feed.of-author-in-pods',
  `${ofAuthor} and p.pod_id is not null`,
);

/**
 * Reads one page of a list that goes down by id, and the row after it.
 *
 * @param list one of the statements above
 * @param context viewer, database and cursors of the call
 * @param query the page that was asked for
 * @param subject the pod or the author of the list; empty for a list of everything
 */
export function readById<Subject extends Record<string, string>>(
  list: PageStatement<PostRow, PageBefore & Subject>,
  context: HandlerContext,
  query: PageQuery,
  subject: NoInfer<Subject>,
): Promise<PostRow[]> {
  const place = context.cursors.read<IdPosition>(query.cursor);
  const page = { viewer: viewerId(context.viewer), before: place?.i ?? NEWEST };
  return list.all(context.db, limitOf(query) + 1, { ...page, ...subject });
}
