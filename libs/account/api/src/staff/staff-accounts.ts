import { statement } from '@upround/shared/db';
import type { StaffAccounts } from '@upround/shared/ports';
import type { StaffRole } from '@upround/shared/server-kit';
import { endSessionOf, listSessionsOf } from '../sessions/session.store';
import { actingAdmins, changeRole, lockRoles } from '../staff-roles';

const byEmail = statement<{ id: string }, { email: string }>(
  'account.staff-by-email',
  'select user_id as id from accounts where email = :email',
);

interface AccountRow {
  id: string;
  roles: StaffRole[];
  lastSeenAt: Date | null;
}

const accountsOf = statement<AccountRow, { ids: readonly string[] }>(
  'account.staff-accounts',
  `select a.user_id as id, a.staff_roles as roles,
     (select max(s.last_seen_at) from sessions s where s.user_id = a.user_id) as "lastSeenAt"
   from accounts a where a.user_id = any(:ids::uuid[])`,
);

const endOpen = statement<{ id: string }, { person: string }>(
  'account.staff-end-sessions',
  `update sessions set ended_at = now()
   where user_id = :person::uuid and ended_at is null and expires_at > now() returning id`,
);

/** Accounts, staff roles and sessions, for admins. */
export const staffAccounts: StaffAccounts = {
  async findByEmail(db, email) {
    return (await byEmail.first(db, { email: email.trim().toLowerCase() }))?.id ?? null;
  },
  async of(db, ids) {
    const rows = ids.length === 0 ? [] : await accountsOf.all(db, { ids });
    return new Map(rows.map(({ id, roles, lastSeenAt }) => [id, { roles, lastSeenAt }]));
  },
  lockRoles,
  countAdmins: async (db) => (await actingAdmins.all(db, {})).length,
  setRole: changeRole,
  sessionsOf: listSessionsOf,
  endSession: endSessionOf,
  endSessions: async (trx, userId) => (await endOpen.all(trx, { person: userId })).length,
};
