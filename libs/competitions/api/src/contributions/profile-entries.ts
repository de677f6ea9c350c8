import type { ProfileList } from '@upround/shared/ports';
import { sql } from 'kysely';

/** What a person entered in competitions whose entries are closed. */
export const profileEntries: ProfileList = {
  name: 'competitions',
  has: (personId) => sql<boolean>`exists (
    select 1 from competition_members m join competition_entries e on e.id = m.entry_id
      join competitions c on c.id = e.competition_id
    where m.user_id = ${personId} and e.state = 'SUBMITTED' and e.hidden_as is null
      and c.announced_at is not null and c.closes_at <= now())`,
};
