import type { SqlMigration } from '../migration';

/** What a job was before a moderator closed it: open, or the reason for which it was closed. Showing it restores that. */
export const moderatedJobs: SqlMigration = {
  name: '0052-moderated-jobs',
  statements: [
    `alter table jobs add column moderated_from text
      check (moderated_from in ('OPEN', 'FILLED', 'PAUSED', 'CANCELLED', 'EXPIRED'))`,
  ],
};
