import type { SqlMigration } from '../migration';

/** The record of weighty actions is written and read, never changed. */
export const auditOnlyGrows: SqlMigration = {
  name: '0007-audit-only-grows',
  statements: [
    `create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'audit entries are never changed or removed';
      end
    $$`,
    `create trigger audit_entries_only_grow before update or delete on audit_entries
      for each statement execute function refuse_audit_change()`,
  ],
};
