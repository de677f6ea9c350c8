import type { Trx } from '@upround/shared/db';

/** The answer of a quiz, which is secret until a person has answered it. */
export interface QuizAnswer {
  /** Option ids. */
  right: readonly string[];
  explanation: string | null;
}

/** The votes of a poll after a count. */
export interface PollTotals {
  options: { id: string; votes: number }[];
  voters: number;
}

export type PollState =
  | { kind: 'NOT_FOUND' }
  | { kind: 'NOT_A_POLL' }
  | {
      kind: 'OPEN' | 'CLOSED';
      ownerId: string;
      optionIds: readonly string[];
      multiple: boolean;
      /** Answer of a quiz, shown only to people who have answered it; null for a poll. */
      answer: QuizAnswer | null;
    };

/** Counts votes in polls and quizzes; feed owns them, social calls this. */
export interface PollStore {
  /** Reads the poll as the voter may see it. */
  open(trx: Trx, voterId: string, postId: string): Promise<PollState>;
  /** Adds a voter and their selection; locks the poll's row until the transaction ends. */
  count(trx: Trx, postId: string, selection: readonly string[]): Promise<PollTotals>;
  /** Reads the totals. */
  totals(trx: Trx, postId: string): Promise<PollTotals>;
  /** Adds many votes in one statement, for the demo community; subtracts them where `by` is -1, for erased people. */
  countMany(
    trx: Trx,
    votes: readonly { postId: string; selection: readonly string[] }[],
    by?: 1 | -1,
  ): Promise<void>;
}
