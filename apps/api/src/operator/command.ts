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

/** Something that an operator can have done. */
export interface Command {
  usage: string;
  does: string;
  run(parts: OperatorParts, words: readonly string[]): Promise<string>;
}
