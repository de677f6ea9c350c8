import { isId, type Database, type PersonRow } from '@upround/shared/db';
import { sql } from 'kysely';

/** A person's row with what the viewer has to do with them. */
export interface ProfileRow extends PersonRow {
  about: string;
  follower_count: number;
  following_count: number;
  created_at: Date;
  followed: boolean;
}

/**
 * Reads a person by id or slug.
 *
 * @returns undefined for people who are not there, deleted or banned, and where one of the two blocks the other
 */
export async function readPerson(
  db: Database,
  viewerId: string | null,
  idOrSlug: string,
): Promise<ProfileRow | undefined> {
  const named = isId(idOrSlug) ? sql`p.id = ${idOrSlug}` : sql`p.slug = ${idOrSlug}`;
  const { rows } = await sql<ProfileRow>`
    select p.id, p.slug, p.display_name, p.headline, p.role, p.avatar_key, p.about,
      p.follower_count, p.following_count, p.created_at,
      exists (
        select 1 from follow_view f
        where f.follower_id = ${viewerId}::uuid and f.reference_id = p.id
      ) as followed
    from people p
    where ${named} and p.state in ('ACTIVE', 'RESTRICTED')
      and not exists (
        select 1 from block_view b
        where (b.user_id = ${viewerId}::uuid and b.blocked_id = p.id)
          or (b.user_id = p.id and b.blocked_id = ${viewerId}::uuid)
      )`.execute(db);
  return rows[0];
}

/** Whether `/user/{slug}` stands for somebody whom anybody may see; the server answers 404 otherwise. */
export const profilePages = [
  {
    route: '/user/{slug}',
    exists: async (db: Database, slug: string) => (await readPerson(db, null, slug)) !== undefined,
  },
] as const;
