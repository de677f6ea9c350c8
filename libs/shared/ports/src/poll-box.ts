import type { Trx } from '@upround/shared/db';

/** What a quiz keeps to itself until it is attempted. */
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
      /** Of a quiz, for those alone who have answered it; null for a poll. */
      answer: QuizAnswer | null;
    };

/** Lets social count votes in polls and quizzes that feed owns. */
export interface PollBox {
  /** Reads the poll as the voter may see it. */
  open(trx: Trx, voterId: string, postId: string): Promise<PollState>;
  /** Adds one voter and their selection; the poll's row stays locked until the transaction ends. */
  count(trx: Trx, postId: string, selection: readonly string[]): Promise<PollTotals>;
  /** The totals as they stand. */
  totals(trx: Trx, postId: string): Promise<PollTotals>;
  /** Adds many votes in one statement, for the demo community; takes them off where `by` is -1, for the erased. */
  countMany(
    trx: Trx,
    votes: readonly { postId: string; selection: readonly string[] }[],
    by?: 1 | -1,
  ): Promise<void>;
}
