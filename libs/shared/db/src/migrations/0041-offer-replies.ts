import type { SqlMigration } from '../migration';

/** What an applicant replied to an offer, with the step that it made. */
export const offerReplies: SqlMigration = {
  name: '0041-offer-replies',
  statements: [
    `alter table job_application_steps add column reply text check (reply in ('ACCEPTED', 'DECLINED'))`,
  ],
};
