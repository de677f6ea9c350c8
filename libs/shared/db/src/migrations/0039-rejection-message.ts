import type { SqlMigration } from '../migration';

/** What a job's creator writes to an applicant beside the reason of a rejection. */
export const rejectionMessage: SqlMigration = {
  name: '0039-rejection-message',
  statements: ['alter table job_application_steps add column message text'],
};
