import {
  NEWEST,
  OLDEST,
  pageStatement,
  statement,
  type Database,
  type Trx,
} from '@upround/shared/db';
import { unblocked, type Viewing } from '../people-rows';
import { sharedColumns, type CommentRow, type ReplyRow } from './comment-rows';

/** `best` is likes and replies together, `new` and `old` are by time. */
export type CommentSort = 'best' | 'new' | 'old';

/** The place after a comment: its id, and for `best` its worth. */
export type CommentPlace = { i: string; w?: number };

export const worthOf = (row: { like_count: number; reply_count: number }): number =>
  row.like_count + row.reply_count;

const commentColumns = `${sharedColumns}, p.gone, r.reference_type, r.reference_id, r.reply_count`;

/** A comment by a deleted person is listed without name and text as long as it has replies. */
const comments = `select ${commentColumns} from comments r
  join author_view p on p.id = r.author_id and (not p.gone or r.reply_count > 0)`;
const replies = `select ${sharedColumns}, r.comment_id
  from replies r join person_view p on p.id = r.author_id`;

type ListValues = Viewing & { reference: string; after: string; worth: number };

const sorted = (name: string, after: string, order: string) =>
  pageStatement<CommentRow, ListValues>(
    name,
    (limit) => `${comments}
      where r.reference_id = :reference::uuid and r.state = 'ACTIVE' and ${after} and ${unblocked}
      order by ${order} limit ${limit}`,
  );

const sorts: Record<CommentSort, ReturnType<typeof sorted>> = {
  best: sorted(
    'social.comments-best',
    '(r.like_count + r.reply_count, r.id) < (:worth::int, :after::uuid)',
    '(r.like_count + r.reply_count) desc, r.id desc',
  ),
  new: sorted('social.comments-new', 'r.id < :after::uuid', 'r.id desc'),
  old: sorted('social.comments-old', 'r.id > :after::uuid', 'r.id'),
};

/** Above every worth. */
const MOST = 2 ** 31 - 1;

function behind(sort: CommentSort, place: CommentPlace | null) {
  if (place === null) return { after: sort === 'old' ? OLDEST : NEWEST, worth: MOST };
  return { after: place.i, worth: place.w ?? 0 };
}

/** Held ones are seen by their author alone. */
const visible = `(r.state = 'ACTIVE' or (r.held_reason is not null and r.author_id = :viewer::uuid)) and ${unblocked}`;

/** Comments on a record, by worth or by time; those of people who block the viewer or are blocked are left out. */
export function listCommentsOn(
  db: Database,
  list: {
    referenceId: string;
    viewerId: string | null;
    sort: CommentSort;
    place: CommentPlace | null;
    limit: number;
  },
): Promise<CommentRow[]> {
  const { referenceId: reference, viewerId: viewer, sort, place, limit } = list;
  return sorts[sort].all(db, limit, { viewer, reference, ...behind(sort, place) });
}

const repliesTo = pageStatement<ReplyRow, Viewing & { comment: string; after: string }>(
  'social.replies',
  (limit) => `${replies}
    where r.comment_id = :comment::uuid and r.state = 'ACTIVE' and r.id > :after::uuid and ${unblocked}
    order by r.id limit ${limit}`,
);

/** Replies to a comment, oldest first. */
export function listRepliesTo(
  db: Database,
  list: { commentId: string; viewerId: string | null; after: string | null; limit: number },
): Promise<ReplyRow[]> {
  const { commentId: comment, viewerId: viewer, after, limit } = list;
  return repliesTo.all(db, limit, { viewer, comment, after: after ?? OLDEST });
}

/** So many replies come with each comment of a list. */
const FIRST_REPLIES = 2;

const firstReplies = statement<ReplyRow, Viewing & { comments: string[] }>(
  'social.first-replies',
  `select shown.* from unnest(:comments::uuid[]) as c (id)
   cross join lateral (
     ${replies}
     where r.comment_id = c.id and r.state = 'ACTIVE' and ${unblocked}
     order by r.id limit ${FIRST_REPLIES}
   ) shown`,
);

/** The first replies to each of some comments, oldest first. */
export function listFirstReplies(
  db: Database,
  viewerId: string | null,
  comments: readonly CommentRow[],
): Promise<ReplyRow[]> {
  const replied = comments.filter((row) => row.reply_count > 0).map(({ id }) => id);
  if (replied.length === 0) return Promise.resolve([]);
  return firstReplies.all(db, { viewer: viewerId, comments: replied });
}

const commentById = statement<CommentRow, Viewing & { id: string }>(
  'social.comment',
  `${comments} where r.id = :id::uuid and ${visible}`,
);

/** The most held ones of each kind that one answer has. */
const HELD = 20;

/** A comment, or a reply with the comment that it is to. */
type HeldRow = CommentRow & { comment_id: string | null };

const heldOnRecord = statement<HeldRow, Viewing & { reference: string }>(
  'social.held-on-record',
  `(select ${commentColumns}, null::uuid as comment_id
    from comments r join author_view p on p.id = r.author_id
    where r.author_id = :viewer::uuid and r.reference_id = :reference::uuid and r.held_reason is not null
    order by r.id desc limit ${HELD})
   union all
   (select ${sharedColumns}, false, c.reference_type, c.reference_id, 0, r.comment_id
    from replies r join author_view p on p.id = r.author_id
    join comments c on c.id = r.comment_id and c.reference_id = :reference::uuid
    where r.author_id = :viewer::uuid and r.held_reason is not null
    order by r.id limit ${HELD})`,
);

const isReply = (row: HeldRow): row is CommentRow & { comment_id: string } =>
  row.comment_id !== null;

/** The viewer's own comments on a record that are held, newest first, and replies under it, oldest first. */
export async function listHeldOn(
  db: Database,
  viewer: string | null,
  reference: string,
): Promise<{ comments: CommentRow[]; replies: ReplyRow[] }> {
  if (viewer === null) return { comments: [], replies: [] };
  const rows = await heldOnRecord.all(db, { viewer, reference });
  return { comments: rows.filter((row) => !isReply(row)), replies: rows.filter(isReply) };
}

const heldReplies = statement<ReplyRow, Viewing & { comment: string }>(
  'social.held-replies',
  `${replies}
   where r.author_id = :viewer::uuid and r.held_reason is not null and r.comment_id = :comment::uuid
   order by r.id limit ${HELD}`,
);

/** The viewer's own replies to a comment that are held, oldest first. */
export const listHeldReplies = (
  db: Database,
  viewer: string,
  comment: string,
): Promise<ReplyRow[]> => heldReplies.all(db, { viewer, comment });

/** One comment as its list would show it to the viewer. */
export const readComment = (
  db: Database | Trx,
  viewerId: string | null,
  id: string,
): Promise<CommentRow | undefined> => commentById.first(db, { viewer: viewerId, id });

const replyById = statement<ReplyRow, Viewing & { id: string }>(
  'social.reply',
  `${replies} where r.id = :id::uuid and ${visible}`,
);

/** One reply as its list would show it to the viewer. */
export const readReply = (
  db: Database | Trx,
  viewerId: string | null,
  id: string,
): Promise<ReplyRow | undefined> => replyById.first(db, { viewer: viewerId, id });
