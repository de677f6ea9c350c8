import { isId, statement, type Database, type Trx } from '@upround/shared/db';
import type { Reference, ReferenceType } from '@upround/shared/domain';
import {
  moveCounter,
  type CounterChange,
  type CounterMove,
  type FoundTarget,
  type ReactionTarget,
} from '@upround/shared/ports';
import { sql } from 'kysely';
import { unblocked, type Viewing } from '../people-rows';

/** Finds the record that a comment is under, if the viewer may see it. */
export type FindSubject = (
  db: Database | Trx,
  viewerId: string | null,
  reference: Reference,
) => Promise<FoundTarget | null>;

interface CommentOrReplyRow {
  ownerId: string;
  referenceType: ReferenceType;
  referenceId: string;
}

type Key = Viewing & { id: string };

const commentOwner = statement<CommentOrReplyRow, Key>(
  'social.comment-owner',
  `select c.author_id as "ownerId", c.reference_type as "referenceType",
     c.reference_id as "referenceId"
   from comments c join person_view p on p.id = c.author_id
   where c.id = :id::uuid and c.state = 'ACTIVE' and ${unblocked}`,
);

const replyOwner = statement<{ ownerId: string; commentId: string }, Key>(
  'social.reply-owner',
  `select r.author_id as "ownerId", r.comment_id as "commentId"
   from replies r join person_view p on p.id = r.author_id
   where r.id = :id::uuid and r.state = 'ACTIVE' and ${unblocked}`,
);

const tables = { COMMENT: 'comments', REPLY: 'replies' } as const;

/**
 * Comments and replies as records that can be liked and reported. A viewer sees a comment if they see its record and its
 * author, and a reply if they also see its comment.
 */
export function commentTarget(findSubject: FindSubject): ReactionTarget {
  async function find(
    db: Database | Trx,
    viewerId: string | null,
    { referenceType, referenceId }: Reference,
  ): Promise<FoundTarget | null> {
    if (!isId(referenceId)) return null;
    const key = { viewer: viewerId, id: referenceId };
    if (referenceType === 'REPLY') {
      const reply = await replyOwner.first(db, key);
      if (reply === undefined) return null;
      const comment = { referenceType: 'COMMENT', referenceId: reply.commentId } as const;
      return (await find(db, viewerId, comment)) && { ownerId: reply.ownerId };
    }
    const comment = await commentOwner.first(db, key);
    if (comment === undefined) return null;
    const { ownerId, ...subject } = comment;
    return (await findSubject(db, viewerId, subject)) && { ownerId };
  }

  async function add(trx: Trx, change: CounterChange): Promise<CounterMove | null> {
    const { reference, kind, actorId } = change;
    if (kind !== 'LIKE') return null;
    const isTakenBack = change.delta < 0;
    if (!isTakenBack && (await find(trx, actorId, reference)) === null) return null;
    const table = reference.referenceType === 'REPLY' ? tables.REPLY : tables.COMMENT;
    const where = isTakenBack ? sql`true` : sql`${sql.ref(`${table}.state`)} = 'ACTIVE'`;
    return moveCounter(trx, { table, column: 'like_count', where, change });
  }

  return {
    types: ['COMMENT', 'REPLY'],
    find,
    add,
    async addMany(trx, _kind, deltas) {
      const moves = JSON.stringify([...deltas].map(([id, delta]) => ({ id, delta })));
      for (const table of Object.values(tables)) {
        await sql`
          update ${sql.table(table)} set like_count = like_count + moved.delta
          from jsonb_to_recordset(${moves}::jsonb) as moved (id uuid, delta integer)
          where ${sql.ref(`${table}.id`)} = moved.id`.execute(trx);
      }
    },
    describe: () => Promise.resolve(new Map()),
  };
}
