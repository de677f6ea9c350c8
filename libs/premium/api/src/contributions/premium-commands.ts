import { isId } from '@upround/shared/db';
import { CommandError, type OperatorCommand } from '@upround/shared/ports';
import { INTERESTED_AT_ONCE, interestAdmin } from '../interest-admin';

const USAGE = 'premium interest [AFTER_ID]';

/** What an operator does with Premium. */
export const premiumCommands: readonly OperatorCommand[] = [
  {
    words: 'premium interest',
    usage: USAGE,
    does: 'counts and lists the people who want to be notified when Premium opens',
    async run({ database }, [after]) {
      if (after !== undefined && !isId(after)) {
        throw new CommandError(`This isn’t a person’s ID. Usage: ${USAGE}`);
      }
      const count = await interestAdmin.count(database.db);
      const people = await interestAdmin.list(database.db, after ?? null);
      const lines = people.map(({ userId, since }) => `${userId}  since ${since.toISOString()}`);
      const last = people.at(-1);
      const more =
        people.length === INTERESTED_AT_ONCE && last !== undefined
          ? [`For the next page, run: premium interest ${last.userId}`]
          : [];
      const asked = count === 1 ? '1 person wants' : `${count} people want`;
      return [`${asked} to be notified when Premium opens.`, ...lines, ...more].join('\n');
    },
  },
];
