import { setStaffRole } from '@upround/account/api';
import { newId } from '@upround/shared/db';
import type { StaffRole } from '@upround/shared/server-kit';
import { CompiledQuery } from 'kysely';
import { CommandError, type Command, type OperatorParts } from './command';
import { jobCommands } from './job-commands';
import { premiumCommands } from './premium-commands';
import { sourceCommands } from './source-commands';

const roles: readonly StaffRole[] = ['MODERATOR', 'ADMIN'];

function roleCommand(given: boolean): Command['run'] {
  return async ({ database }, [email, word]) => {
    const role = roles.find((one) => one === word?.toUpperCase());
    if (email === undefined || role === undefined) {
      throw new CommandError(`Name an e-mail and a role: ${roles.join(' or ')}.`);
    }
    const now = await database.db.transaction().execute(async (trx) => {
      const changed = await setStaffRole(trx, email, role, given);
      if (changed === null) throw new CommandError(`Nobody has the address ${email}.`);
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
    return now.length === 0 ? `${email} has no role now.` : `${email} is ${now.join(' and ')} now.`;
  };
}

/** Every command, by its words. */
const commands: Record<string, Command> = {
  'roles grant': {
    usage: 'roles grant EMAIL MODERATOR|ADMIN',
    does: 'gives an account a staff role',
    run: roleCommand(true),
  },
  'roles revoke': {
    usage: 'roles revoke EMAIL MODERATOR|ADMIN',
    does: 'takes a staff role back',
    run: roleCommand(false),
  },
  'tasks failed': {
    usage: 'tasks failed',
    does: 'lists background tasks that ran out of retries',
    async run({ tasks }) {
      const failed = await tasks.failed();
      if (failed.length === 0) return 'No tasks have run out of retries.';
      return failed
        .map(({ queue, id, failedAt, tries, reason }) =>
          [failedAt, queue, id, `${tries} tries`, reason].join('  '),
        )
        .join('\n');
    },
  },
  'tasks replay': {
    usage: 'tasks replay QUEUE [ID]',
    does: 'puts failed tasks of a queue back, all or one',
    async run({ tasks }, [queue, id]) {
      if (queue === undefined)
        throw new CommandError('Name the queue, as `tasks failed` lists it.');
      const count = await tasks.replay(queue, id);
      return count === 1
        ? 'One task is back in its queue.'
        : `${count} tasks are back in their queue.`;
    },
  },
  ...jobCommands,
  ...premiumCommands,
  ...sourceCommands,
};

function overview(): string {
  const width = Math.max(...Object.values(commands).map(({ usage }) => usage.length));
  return Object.values(commands)
    .map(({ usage, does }) => `  ${usage.padEnd(width)}  ${does}`)
    .join('\n');
}

/**
 * Runs one operator's command.
 *
 * @param words as they were typed
 * @returns what to show the operator
 * @throws CommandError when the words name no command or do not fit it
 */
export async function runCommand(parts: OperatorParts, words: readonly string[]): Promise<string> {
  const command = commands[words.slice(0, 2).join(' ')];
  if (command === undefined) throw new CommandError(`There are these commands:\n${overview()}`);
  return command.run(parts, words.slice(2));
}
