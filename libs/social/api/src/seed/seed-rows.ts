import type { Trx } from '@upround/shared/db';
import { sql } from 'kysely';

/** One like, bookmark or follow of the demo community. */
export interface SeedRelation {
  id: string;
  userId: string;
  referenceType: string;
  referenceId: string;
}

export interface SeedVote extends SeedRelation {
  selection: readonly string[];
  /** Null in a poll. */
  correct: boolean | null;
  createdAt: Date;
}

export interface SeedComment extends SeedRelation {
  text: string;
  replyCount: number;
  createdAt: Date;
}

export interface SeedReply {
  id: string;
  commentId: string;
  userId: string;
  text: string;
  createdAt: Date;
}

// Each kind of row travels as one JSON parameter, so that thousands of rows are one statement.

export async function insertRelations(
  trx: Trx,
  table: 'likes' | 'bookmarks' | 'follows',
  rows: readonly SeedRelation[],
): Promise<void> {
  const person = table === 'follows' ? sql.ref('follower_id') : sql.ref('user_id');
  await sql`
    insert into ${sql.table(table)} (id, ${person}, reference_type, reference_id)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, "userId" uuid, "referenceType" text, "referenceId" uuid)`.execute(trx);
}

export async function insertVotes(trx: Trx, rows: readonly SeedVote[]): Promise<void> {
  await sql`
    insert into activities
      (id, user_id, reference_type, reference_id, kind, state, selection, correct, created_at)
    select id, "userId", "referenceType", "referenceId", 'VOTE', 'ATTEMPTED',
      array(select jsonb_array_elements_text(selection)), correct, "createdAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      id uuid, "userId" uuid, "referenceType" text, "referenceId" uuid, selection jsonb,
      correct boolean, "createdAt" timestamptz)`.execute(trx);
}

/** What people said of ideas, at the moments of its ids. */
export async function insertWouldUse(trx: Trx, rows: readonly SeedRelation[]): Promise<void> {
  await sql`
    insert into activities (id, user_id, reference_type, reference_id, kind, state, created_at)
    select id, "userId", "referenceType", "referenceId", 'WOULD_USE', 'WOULD_USE',
      to_timestamp(('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint / 1000.0)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, "userId" uuid, "referenceType" text, "referenceId" uuid)`.execute(trx);
}

export async function insertComments(trx: Trx, rows: readonly SeedComment[]): Promise<void> {
  await sql`
    insert into comments
      (id, author_id, reference_type, reference_id, text, reply_count, created_at)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      id uuid, "userId" uuid, "referenceType" text, "referenceId" uuid, text text,
      "replyCount" integer, "createdAt" timestamptz)`.execute(trx);
}

export async function insertReplies(trx: Trx, rows: readonly SeedReply[]): Promise<void> {
  await sql`
    insert into replies (id, comment_id, author_id, text, created_at)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      id uuid, "commentId" uuid, "userId" uuid, text text, "createdAt" timestamptz)`.execute(trx);
}
