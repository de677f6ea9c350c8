import type { PersonSummary } from '@upround/shared/domain';
import { mediaUrl } from '@upround/shared/links';
import type { PersonView } from './views/profile';

/** The columns of `person_view` that a summary is made from. */
export type PersonRow = Pick<
  PersonView,
  'id' | 'slug' | 'display_name' | 'headline' | 'role' | 'avatar_key'
>;

/**
 * Maps a row of `person_view` to the person as shown beside what they wrote.
 *
 * @param row the columns of `PersonRow`; further ones are ignored
 */
export function toPersonSummary(row: PersonRow): PersonSummary {
  return {
    id: row.id,
    slug: row.slug,
    displayName: row.display_name,
    headline: row.headline,
    avatarUrl: row.avatar_key === null ? null : mediaUrl(row.avatar_key),
    role: row.role,
  };
}
