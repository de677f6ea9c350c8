import type { SqlMigration } from '../migration';

/**
 * Tells every process whose sessions, state or roles changed, so that none goes on with what it remembers.
 * Notifications are sent at the commit, by the database itself: no writer can forget them.
 */
export const memberChanges: SqlMigration = {
  name: '0006-member-changes',
  statements: [
    `create function tell_member_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('upround_member', coalesce(to_jsonb(old) ->> tg_argv[0], ''));
        return null;
      end
    $$`,
    `create trigger sessions_tell_member after update of ended_at or delete on sessions
      for each row execute function tell_member_changed('user_id')`,
    `create trigger people_tell_member after update of state or delete on people
      for each row execute function tell_member_changed('id')`,
    `create trigger accounts_tell_member after update of staff_roles or delete on accounts
      for each row execute function tell_member_changed('user_id')`,
  ],
};
