import { CommandError, type OperatorCommand, type OperatorParts } from '@upround/shared/ports';

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
    async run({ tasks }, [queue, id]) {
      if (queue === undefined) throw new CommandError('Enter a queue. See `tasks failed`.');
      const count = await tasks.replay(queue, id);
      return count === 1 ? '1 task will be retried.' : `${count} tasks will be retried.`;
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
