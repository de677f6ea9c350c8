import { isId, statement, type Database, type Trx } from '@upround/shared/db';
import type { HeldReason, Reference } from '@upround/shared/domain';
import { commentHash } from '@upround/shared/links';
import type { MeasureContext, ModeratedRecords } from '@upround/shared/ports';
import { announce } from '../comments/comment.service';
import { setCommentState, setReplyState } from '../comments/comment-state.store';
import type { CommentState } from '../social-tables';
import type { TargetRegistry } from '../targets/target-registry';

interface Captured extends Reference {
  author_id: string;
  text: string;
  created_at: Date;
  comment_id: string;
}

/** Of an erased account nothing is left to read. */
const captureComment = statement<Captured, { id: string }>(
  'social.capture-comment',
  `select c.author_id, c.text, c.created_at, c.id as comment_id,
     c.reference_type as "referenceType", c.reference_id as "referenceId"
   from comments c where c.id = :id::uuid and c.state <> 'DELETED' and c.text <> ''`,
);

const captureReply = statement<Captured, { id: string }>(
  'social.capture-reply',
  `select r.author_id, r.text, r.created_at, r.comment_id,
     c.reference_type as "referenceType", c.reference_id as "referenceId"
   from replies r join comments c on c.id = r.comment_id
   where r.id = :id::uuid and r.state <> 'DELETED'`,
);

interface LockedText {
  author_id: string;
  text: string;
  held_reason: HeldReason | null;
}

const lockText = (name: string, table: 'comments' | 'replies') =>
  statement<LockedText, { id: string }>(
    name,
    `select author_id, text, held_reason from ${table}
     where id = :id::uuid and state <> 'DELETED' for no key update`,
  );
const lockComment = lockText('social.lock-held-comment', 'comments');
const lockReply = lockText('social.lock-held-reply', 'replies');

/**
 * Lets moderators read, hide and delete comments and replies. Hidden ones are in no list, not even their author's: they
 * are short, and moderation tells the author. Held ones are in their author's.
 *
 * @param registry the records that comments are under, whose counts move
 * @param records what moderators read of those records, for the address of their pages
 */
export function moderatedComments(
  registry: TargetRegistry,
  records: () => readonly ModeratedRecords[],
): ModeratedRecords {
  async function pathOf(db: Database | Trx, { referenceType, referenceId, comment_id }: Captured) {
    const owner = records().find(({ types }) => types.includes(referenceType));
    const record = await owner?.capture(db, { referenceType, referenceId });
    return record?.path ? `${record.path}${commentHash(comment_id)}` : null;
  }

  async function set(
    trx: Trx,
    { referenceType, referenceId: id }: Reference,
    state: CommentState,
    held: HeldReason | null = null,
  ) {
    if (!isId(id)) return false;
    if (referenceType === 'REPLY') return setReplyState(trx, id, state, held);
    const move = await setCommentState(trx, id, state, held);
    if (move === undefined) return false;
    if (move.delta !== 0) {
      const target = registry.of(move.referenceType);
      await target.addMany(trx, 'COMMENT', new Map([[move.referenceId, move.delta]]));
    }
    return true;
  }

  /** Shows what is held, and notifies those whom it concerns as if it was written now. */
  async function release({ trx, tasks }: MeasureContext, reference: Reference) {
    const { referenceType, referenceId: id } = reference;
    if (!isId(id)) return false;
    const lock = referenceType === 'REPLY' ? lockReply : lockComment;
    const row = await lock.first(trx, { id });
    if (row === undefined) return false;
    if (row.held_reason === null) return true;
    await set(trx, reference, 'ACTIVE');
    await announce({ trx, tasks }, reference, { authorId: row.author_id, text: row.text });
    return true;
  }

  return {
    types: ['COMMENT', 'REPLY'],
    measures: ['HIDE', 'REMOVE'],

    capture: async (db, { referenceType, referenceId: id }) => {
      if (!isId(id)) return null;
      const capture = referenceType === 'REPLY' ? captureReply : captureComment;
      const row = await capture.first(db, { id });
      if (row === undefined) return null;
      return {
        ownerId: row.author_id,
        title: '',
        text: row.text,
        pictures: [],
        path: await pathOf(db, row),
        at: row.created_at.toISOString(),
      };
    },

    hide: ({ trx }, reference) => set(trx, reference, 'HIDDEN'),
    show: ({ trx }, reference) => set(trx, reference, 'ACTIVE'),
    hold: ({ trx }, reference, reason) => set(trx, reference, 'HIDDEN', reason),
    release,
    remove: ({ trx }, reference) => set(trx, reference, 'DELETED'),
  };
}
