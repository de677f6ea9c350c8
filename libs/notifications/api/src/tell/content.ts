import type { Database } from '@upround/shared/db';
import type { ReferenceType } from '@upround/shared/domain';
import { sql } from 'kysely';

/** What was written, and whom it concerns. */
export interface Content {
  id: string;
  reference_type: ReferenceType;
  author_id: string;
  /** Null where no member wrote what a remark stands under. */
  post_author_id: string | null;
  comment_author_id: string;
}

/** A post, comment or reply, while it can be read. */
export async function findContent(db: Database, id: string): Promise<Content | undefined> {
  const { rows } = await sql<Content>`
    select id, reference_type, author_id, post_author_id, comment_author_id
    from content_view where id = ${id}::uuid`.execute(db);
  return rows[0];
}
