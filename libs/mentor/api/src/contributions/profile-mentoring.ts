import type { ProfileList } from '@upround/shared/ports';
import { sql } from 'kysely';

/** What a person mentors on, while the directory lists them. */
export const profileMentoring: ProfileList = {
  name: 'mentoring',
  has: (personId) => sql<boolean>`exists (
    select 1 from mentors m where m.user_id = ${personId} and m.is_listed)`,
};
