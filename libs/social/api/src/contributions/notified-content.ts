import { mayBeNotifiedOf, readableContent, type Database } from '@upround/shared/db';
import type { ReferenceType } from '@upround/shared/domain';
import { commentHash, recordPath } from '@upround/shared/links';
import { commentTypes } from '@upround/social/contract';
import { sql } from 'kysely';

/** The text of a comment or reply, and its author. */
export interface Content {
  id: string;
  reference_type: ReferenceType;
  author_id: string;
  /** Null where no member wrote what a comment is under. */
  post_author_id: string | null;
  comment_author_id: string;
}

/** A post, comment or reply, while it can be read. */
export async function findContent(db: Database, id: string): Promise<Content | undefined> {
  const row = await db
    .selectFrom('content_view')
    .select(['id', 'reference_type', 'author_id', 'post_author_id', 'comment_author_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row;
}

/** The content that a notification is about, while its person can read it. */
export const aboutContent = readableContent(sql.ref('n.user_id'), sql.ref('n.reference_id'));

/** A row of `aboutContent`. */
export interface AboutContent {
  post_slug: string;
  post_type: ReferenceType;
  comment_id: string | null;
  words: string;
}

/** What shows likes, comments and replies. */
export const outdatedByContent = ['social', 'feed.readPost'];

/** SQL: the content can be read, and the recipient may see the actor. */
export const contentHolds = (userId: string, actorId: string, referenceId: string) =>
  sql<boolean>`(${mayBeNotifiedOf(userId, actorId)}
    and exists (${readableContent(userId, referenceId)}))`;

/** Leads to the record that was commented on, at the right comment. */
export function contentLink({ post_slug: slug, post_type: type, comment_id }: AboutContent) {
  const page = commentTypes.find((kind) => kind === type) ?? 'POST';
  return `${recordPath(page, slug)}${commentHash(comment_id ?? undefined)}`;
}

/** What a record is called in a sentence. */
export const nounOf = (type: ReferenceType): string => type.toLowerCase();
