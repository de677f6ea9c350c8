import { noBlockText, type PersonRow, toPersonSummary } from '@upround/shared/db';
import type { PersonListItem } from '@upround/shared/domain';

/** A person of a list: the row's place in it, and whether the viewer follows them. */
export interface PersonListRow extends PersonRow {
  place: string;
  follower_count: number;
  followed: boolean;
}

/** The viewer of a statement; null is a guest. */
export type Viewing = { viewer: string | null };

/** The viewer follows the person `p`. */
export const followed = `(
  select true from follow_view mine
  where mine.follower_id = :viewer::uuid and mine.reference_id = p.id) is true`;

/** The columns of a person `p`, for lists of people. */
export const personListColumns = `
  p.id, p.slug, p.display_name, p.headline, p.role, p.avatar_key, p.follower_count,
  ${followed} as followed`;

/** The person `p` follows the viewer. */
export const followsYou = `(
  select true from follow_view theirs
  where theirs.follower_id = p.id and theirs.reference_id = :viewer::uuid) is true as follows_you`;

/** Neither of viewer and person `p` blocks the other. */
export const unblocked = noBlockText(':viewer::uuid', 'p.id');

export function toListItem(row: PersonListRow): PersonListItem {
  return {
    ...toPersonSummary(row),
    followed: row.followed,
    followerCount: row.follower_count,
  };
}
