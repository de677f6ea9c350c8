import { CommandError, type OperatorCommand } from '@upround/shared/ports';
import { auditOperator, type StaffRole } from '@upround/shared/server-kit';
import { staffAccounts } from '../staff/staff-accounts';
import { changeRole } from '../staff-roles';

const roles: readonly StaffRole[] = ['MODERATOR', 'ADMIN'];

function roleCommand(given: boolean): OperatorCommand['run'] {
  return async ({ database }, [email, word]) => {
    const role = roles.find((one) => one === word?.toUpperCase());
    if (email === undefined || role === undefined) {
      throw new CommandError(`Enter an email address and a role: ${roles.join(' or ')}.`);
    }
    const now = await database.db.transaction().execute(async (trx) => {
      const userId = await staffAccounts.findByEmail(trx, email);
      if (userId === null) throw new CommandError(`No account uses ${email}.`);
      const outcome = await changeRole(trx, userId, role, given);
      if (outcome === 'LAST_ADMIN') {
        throw new CommandError(`${email} is the last admin. Make someone else an admin first.`);
      }
      if (outcome !== 'UNCHANGED') {
        await auditOperator(trx, {
          action: given ? 'role.grant' : 'role.revoke',
          referenceType: 'USER',
          referenceId: userId,
          details: { role },
        });
      }
      return (await staffAccounts.of(trx, [userId])).get(userId)?.roles ?? [];
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
