import type { SqlMigration } from '../migration';

const byDecision = `select from moderation_decisions d
  where d.reference_id = jobs.id and d.state = 'IN_FORCE' and d.action = 'HIDE'`;

/** Jobs that a moderator closed without a case stay closed, and applicants are notified once hiding can't be undone. */
export const moderatedDirectly: SqlMigration = {
  name: '0054-moderated-directly',
  statements: [
    `alter table jobs
      -- Closed by a moderator without a case: no decision that is taken back opens it.
      add column moderated_directly boolean not null default false,
      -- Hidden, and its applicants are not notified yet.
      add column closing_untold boolean not null default false`,
    `update jobs set moderated_directly = true
     where close_reason = 'MODERATED' and not exists (${byDecision})`,
  ],
};
