import type { Trx } from '@upround/shared/db';
import type { HeldReason, Reference } from '@upround/shared/domain';
import type { TaskSender } from '@upround/shared/tasks';

/** What checking needs of a write: its transaction, tasks that are sent with it, and its rate limits. */
export interface SpamContext {
  trx: Trx;
  tasks: TaskSender;
  countAttempt(
    limit: { name: string; points: number; seconds: number },
    key: string,
  ): Promise<void>;
}

/** A text that its author just wrote or changed, in the transaction that stored it. */
export interface WrittenText {
  authorId: string;
  /** All of it: each part and option. */
  text: string;
  /** The text before a change. Only links that the change adds count. */
  before?: string;
  /** A record of its own, or an answer under one. */
  kind: 'record' | 'answer';
  reference: Reference;
}

/** Holds texts that are probably spam until a moderator has looked at them. Implemented by moderation. */
export interface SpamCheck {
  /**
   * Checks a text that is stored already. One that is held is hidden by its slice, and opens a case.
   *
   * @returns why it is held; null where everyone can read it
   * @throws AppError `RATE_LIMITED` where a new account writes too much at once
   */
  check(context: SpamContext, written: WrittenText): Promise<HeldReason | null>;
}
