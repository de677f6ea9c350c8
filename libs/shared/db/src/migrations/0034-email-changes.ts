import type { SqlMigration } from '../migration';

/** Codes by which a person changes their email address: bound to the person and to the new address. */
export const emailChanges: SqlMigration = {
  name: '0034-email-changes',
  statements: [
    `alter table one_time_codes
      add column user_id uuid references people (id) on delete cascade,
      -- The address before, once the code has been used: it gets a mail about the change.
      add column former_email text,
      drop constraint one_time_codes_purpose_check,
      add constraint one_time_codes_purpose_check check (purpose in ('SIGN_UP', 'SIGN_IN', 'RESET', 'EMAIL')),
      add constraint one_time_codes_of_person check ((purpose = 'EMAIL') = (user_id is not null))`,
    `create index one_time_codes_of_user on one_time_codes (user_id, id desc) where user_id is not null`,
    // Addresses are stored in lower case, so that the unique key holds whatever the case.
    `alter table accounts add constraint accounts_email_folded check (email = lower(email))`,
  ],
};
