import type { Trx } from '@upround/shared/db';
import type { StaffRole } from '@upround/shared/server-kit';
import { sql } from 'kysely';
import { tablesIn } from './account-tables';

/**
 * Gives a staff role to an account or takes it back; asking twice changes nothing.
 *
 * @param email the account's address, in any case
 * @returns the roles after the change, or null where no account has the address
 */
export async function setStaffRole(
  trx: Trx,
  email: string,
  role: StaffRole,
  given: boolean,
): Promise<StaffRole[] | null> {
  const without = sql<StaffRole[]>`array_remove(staff_roles, ${role})`;
  const row = await tablesIn(trx)
    .updateTable('accounts')
    .set({ staff_roles: given ? sql<StaffRole[]>`array_append(${without}, ${role})` : without })
    .where('email', '=', email.trim().toLowerCase())
    .returning('staff_roles')
    .executeTakeFirst();
  return row?.staff_roles ?? null;
}
