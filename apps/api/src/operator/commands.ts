import { isId } from '@upround/shared/db';
import { CommandError, type OperatorCommand, type OperatorParts } from '@upround/shared/ports';
import { auditOperator } from '@upround/shared/server-kit';

/** Retries or drops a queue's failed tasks, all or one, with an audit entry. */
async function changeTasks(
  { database, tasks }: OperatorParts,
  verb: 'retry' | 'drop',
  [queue, id]: readonly string[],
): Promise<number> {
  if (queue === undefined) throw new CommandError('Enter a queue. See `tasks failed`.');
  if (id !== undefined && !isId(id)) throw new CommandError('Enter an ID. See `tasks failed`.');
  return database.db.transaction().execute(async (trx) => {
    const count = await tasks.failedOn(trx)[verb](queue, id);
    if (count > 0) {
      await auditOperator(trx, {
        action: `task.${verb}`,
        referenceType: 'TASK',
        referenceId: id ?? queue,
        details: { queue, count },
      });
    }
    return count;
  });
}

/** The commands of the app itself. */
const taskCommands: readonly OperatorCommand[] = [
  {
    words: 'tasks failed',
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
  {
    words: 'tasks replay',
    usage: 'tasks replay QUEUE [ID]',
    does: 'retries a queue’s failed tasks, all or one',
    async run(parts, args) {
      const count = await changeTasks(parts, 'retry', args);
      return count === 1 ? '1 task will be retried.' : `${count} tasks will be retried.`;
    },
  },
  {
    words: 'tasks drop',
    usage: 'tasks drop QUEUE [ID]',
    does: 'deletes a queue’s failed tasks, all or one; what they were to do isn’t done',
    async run(parts, args) {
      const count = await changeTasks(parts, 'drop', args);
      return count === 1 ? '1 task was dropped.' : `${count} tasks were dropped.`;
    },
  },
];

/** Runs operators' commands by their words. */
export interface CommandRunner {
  /** The command that the words begin with; undefined where there is none. */
  find(words: readonly string[]): OperatorCommand | undefined;
  /**
   * Runs one command.
   *
   * @param words as they were typed
   * @returns what to show the operator
   * @throws CommandError when the words name no command or do not fit it
   */
  run(parts: OperatorParts, words: readonly string[]): Promise<string>;
}

function overview(commands: readonly OperatorCommand[]): string {
  const width = Math.max(...commands.map(({ usage }) => usage.length));
  return commands.map(({ usage, does }) => `  ${usage.padEnd(width)}  ${does}`).join('\n');
}

/** @param contributed the commands of the slices */
export function createCommandRunner(contributed: readonly OperatorCommand[]): CommandRunner {
  const commands = [...taskCommands, ...contributed];
  const byWords = new Map(commands.map((command) => [command.words, command]));
  const find = (words: readonly string[]) => byWords.get(words.slice(0, 2).join(' '));
  return {
    find,
    async run(parts, words) {
      const command = find(words);
      if (command === undefined) {
        throw new CommandError(`Commands:\n${overview(commands)}`);
      }
      return command.run(parts, words.slice(2));
    },
  };
}
