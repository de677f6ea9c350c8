import {
  type Database,
  isId,
  noBlock,
  notMuted,
  type PersonRow,
  type Trx,
} from '@upround/shared/db';
import type { ProfileList } from '@upround/shared/ports';
import { sql } from 'kysely';
import type { StoredImage } from '../people-tables';

/** A person's row with what the viewer has to do with them. */
export interface ProfileRow extends PersonRow {
  about: string;
  location: string;
  links: string[];
  avatar: StoredImage | null;
  banner: StoredImage | null;
  follower_count: number;
  following_count: number;
  created_at: Date;
  followed: boolean;
  follows_you: boolean;
  muted: boolean;
  /** Names of the contributed lists that have something to show. */
  lists: string[];
}

/**
 * The condition that names a person `p`. A person's former slugs still select them: a used slug is
 * never given to anyone else.
 */
const named = (idOrSlug: string) =>
  isId(idOrSlug)
    ? sql`p.id = ${idOrSlug}`
    : sql`p.id = coalesce(
        (select own.id from people own where own.slug = ${idOrSlug}),
        (select f.user_id from former_slugs f where f.slug = ${idOrSlug}))`;

/** The names of those lists that person `p` has. */
const namesOf = (lists: readonly ProfileList[], viewerId: string | null) => {
  const names = lists.map(
    ({ name, has }) => sql`case when ${has(sql.ref('p.id'), viewerId)} then ${name}::text end`,
  );
  return sql`array_remove(array[${sql.join(names)}]::text[], null)`;
};

/**
 * Reads a person by id or slug.
 *
 * @param lists what slices contribute to profiles
 * @returns undefined for people who are not there, deleted or banned, and where one of the two blocks the other
 */
export async function readPerson(
  db: Database | Trx,
  viewerId: string | null,
  idOrSlug: string,
  lists: readonly ProfileList[] = [],
): Promise<ProfileRow | undefined> {
  const { rows } = await sql<ProfileRow>`
    select p.id, p.slug, p.display_name, p.headline, p.role, p.avatar_key, p.about, p.location, p.links,
      p.avatar, p.banner, p.follower_count, p.following_count, p.created_at,
      exists (
        select 1 from follow_view f
        where f.follower_id = ${viewerId}::uuid and f.reference_id = p.id
      ) as followed,
      exists (
        select 1 from follow_view f
        where f.follower_id = p.id and f.reference_id = ${viewerId}::uuid
      ) as follows_you,
      not ${notMuted(viewerId, sql.ref('p.id'))} as muted,
      ${namesOf(lists, viewerId)} as lists
    from people p
    where ${named(idOrSlug)} and p.state in ('ACTIVE', 'RESTRICTED')
      and ${noBlock(viewerId, sql.ref('p.id'))}`.execute(db);
  return rows[0];
}
