import { newId } from '@upround/shared/db';
import { CommandError, type OperatorCommand } from '@upround/shared/ports';
import type { StaffRole } from '@upround/shared/server-kit';
import { CompiledQuery } from 'kysely';
import { setStaffRole } from '../staff-roles';

const roles: readonly StaffRole[] = ['MODERATOR', 'ADMIN'];

function roleCommand(given: boolean): OperatorCommand['run'] {
  return async ({ database }, [email, word]) => {
    const role = roles.find((one) => one === word?.toUpperCase());
    if (email === undefined || role === undefined) {
      throw new CommandError(`Enter an email address and a role: ${roles.join(' or ')}.`);
    }
    const now = await database.db.transaction().execute(async (trx) => {
      const changed = await setStaffRole(trx, email, role, given);
      if (changed === null) throw new CommandError(`No account uses ${email}.`);
      const action = given ? 'role.grant' : 'role.revoke';
      await trx.executeQuery(
        CompiledQuery.raw(
          `insert into audit_entries (id, action, reference_type, reference_id, request_id, details)
           select $1, $2, 'USER', user_id, 'operator', jsonb_build_object('role', $3::text)
           from accounts where email = $4`,
          [newId(), action, role, email.trim().toLowerCase()],
        ),
      );
      return changed;
    });
    return now.length === 0 ? `${email} has no role now.` : `${email} is now ${now.join(' and ')}.`;
  };
}

/** What an operator does with staff roles. */
export const accountCommands: readonly OperatorCommand[] = [
  {
    words: 'roles grant',
    usage: 'roles grant EMAIL MODERATOR|ADMIN',
    does: 'gives an account a staff role',
    run: roleCommand(true),
  },
  {
    words: 'roles revoke',
    usage: 'roles revoke EMAIL MODERATOR|ADMIN',
    does: 'removes a staff role from an account',
    run: roleCommand(false),
  },
];
