import type { SqlMigration } from '../migration';

/** Why something is switched off, and notifications, so that every process knows it at once. */
export const switches: SqlMigration = {
  name: '0051-switches',
  statements: [
    `alter table switched_off add column reason text not null default '' check (length(reason) <= 500)`,
    `create function notify_switches_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('upround_switch', '');
        return null;
      end
    $$`,
    `create trigger switched_off_notify after insert or update or delete on switched_off
      for each statement execute function notify_switches_changed()`,
    // Who switched something off last is in the audit log.
    `create index audit_entries_of_switches on audit_entries (reference_id, id desc) where action in ('switch.off', 'payments.off')`,
  ],
};
