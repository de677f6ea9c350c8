import { noBlock, type PersonRow, toPersonSummary } from '@upround/shared/db';
import type { PersonListItem } from '@upround/shared/domain';
import { sql } from 'kysely';

/** A person of a list: the row's place in it, and whether the viewer follows them. */
export interface PersonListRow extends PersonRow {
  place: string;
  follower_count: number;
  followed: boolean;
}

/** The columns of a person `p`, for lists of people. */
export const personListColumns = (viewerId: string | null) => sql`
  p.id, p.slug, p.display_name, p.headline, p.role, p.avatar_key, p.follower_count,
  ${followedBy(viewerId)} as followed`;

/** Whether the viewer follows the person `p`. */
export const followedBy = (viewerId: string | null) => sql<boolean>`exists (
  select 1 from follow_view mine
  where mine.follower_id = ${viewerId}::uuid and mine.reference_id = p.id)`;

/** Neither of viewer and person `p` blocks the other. */
export const unblocked = (viewerId: string | null) => noBlock(viewerId, sql.ref('p.id'));

export function toListItem(row: PersonListRow): PersonListItem {
  return {
    ...toPersonSummary(row),
    followed: row.followed,
    followerCount: row.follower_count,
  };
}
