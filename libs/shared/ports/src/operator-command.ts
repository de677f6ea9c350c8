import type { OpenDatabase } from '@upround/shared/db';
import type { TaskQueue } from '@upround/shared/tasks';

/** What an operator's command works on. */
export interface OperatorParts {
  database: OpenDatabase;
  tasks: TaskQueue;
}

/** The command is not known, or its words do not fit; the message says what does. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** A command for operators; run by `npm run admin` through apps/api. */
export interface OperatorCommand {
  /** Its two words, as in `roles grant`. */
  readonly words: string;
  readonly usage: string;
  readonly does: string;
  /**
   * For a command whose first argument is a file: its size limit in MiB. `run` gets the file's text in place of its
   * name.
   */
  readonly fileMib?: number;
  /**
   * @param args what was typed after the words
   * @returns what to show the operator
   * @throws CommandError when the arguments do not fit
   */
  run(parts: OperatorParts, args: readonly string[]): Promise<string>;
}
