import { statement, type Trx } from '@upround/shared/db';
import type { RoleChange } from '@upround/shared/ports';
import type { StaffRole } from '@upround/shared/server-kit';

const lockAll = statement<never>(
  'account.lock-staff-roles',
  `select pg_advisory_xact_lock(hashtextextended('account.staff-roles', 0))`,
);

/** Admins of suspended, restricted and deleted accounts can't act. */
export const actingAdmins = statement<{ id: string }>(
  'account.acting-admins',
  `select a.user_id as id from accounts a join people p on p.id = a.user_id
   where 'ADMIN' = any(a.staff_roles) and p.state = 'ACTIVE' order by a.user_id`,
);

/**
 * Locks the staff roles of all accounts until the transaction ends, so that two changes at once don't remove the last
 * two admins. Acquired before any other lock.
 *
 * @returns the ids of all admins who can act, as they are from then on
 */
export async function lockRoles(trx: Trx): Promise<string[]> {
  await lockAll.all(trx, {});
  return (await actingAdmins.all(trx, {})).map(({ id }) => id);
}

const rolesOf = statement<{ roles: StaffRole[] }, { person: string }>(
  'account.staff-roles',
  'select staff_roles as roles from accounts where user_id = :person::uuid',
);

const setRoles = statement<never, { person: string; roles: readonly StaffRole[] }>(
  'account.set-staff-roles',
  'update accounts set staff_roles = :roles::text[] where user_id = :person::uuid',
);

/** Gives a staff role to an account or removes it. The last admin who can act stays one. */
export async function changeRole(
  trx: Trx,
  userId: string,
  role: StaffRole,
  given: boolean,
): Promise<RoleChange> {
  const admins = await lockRoles(trx);
  const account = await rolesOf.first(trx, { person: userId });
  if (account === undefined) return 'NOT_FOUND';
  const { roles } = account;
  if (roles.includes(role) === given) return 'UNCHANGED';
  const isLast = admins.length === 1 && admins[0] === userId;
  if (role === 'ADMIN' && !given && isLast) return 'LAST_ADMIN';
  const others = roles.filter((one) => one !== role);
  await setRoles.all(trx, { person: userId, roles: given ? [...others, role] : others });
  return 'CHANGED';
}
