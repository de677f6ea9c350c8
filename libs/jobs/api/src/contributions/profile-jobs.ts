import type { ProfileList } from '@upround/shared/ports';
import { sql } from 'kysely';

/** The jobs that a person posted: open ones, and to themselves any. */
export const profileJobs: ProfileList = {
  name: 'jobs',
  formerField: 'hasJobs',
  has: (personId, viewerId) => sql<boolean>`exists (
    select 1 from job_view j
    where j.creator_id = ${personId} and (j.state = 'OPEN' or ${personId} = ${viewerId}::uuid))`,
};
