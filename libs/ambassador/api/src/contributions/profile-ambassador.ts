import type { ProfileList } from '@upround/shared/ports';
import { sql } from 'kysely';

/** That a person is an ambassador, and how many active people they brought, unless they hide their name. */
export const profileAmbassador: ProfileList = {
  name: 'ambassador',
  has: (personId) => sql<boolean>`exists (
    select 1 from ambassadors a where a.user_id = ${personId} and a.state = 'ACTIVE' and not a.is_name_hidden)`,
};
