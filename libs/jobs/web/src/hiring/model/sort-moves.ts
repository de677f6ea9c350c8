import { isBackward, withdrawsOffer } from '@upround/jobs/contract';
import type { Applicant, ApplicationState } from '@upround/jobs/contract';

/** Why an applicant is skipped in a move of several. */
export type SkipReason = 'furtherOn' | 'notSelected' | 'withdrawn' | 'hasOffer' | 'there';

export interface SkippedMove {
  applicant: Applicant;
  reason: SkipReason;
}

export interface SortedMoves {
  /** Those who are moved. */
  forward: readonly Applicant[];
  skipped: readonly SkippedMove[];
}

/** Why an applicant can't be moved to a stage among several, if so. */
export function skipReasonOf({ state }: Applicant, to: ApplicationState): SkipReason | undefined {
  if (state === to) return 'there';
  if (state === 'WITHDRAWN') return 'withdrawn';
  if (withdrawsOffer(state, to)) return 'hasOffer';
  if (!isBackward(state, to)) return undefined;
  return state === 'REJECTED' ? 'notSelected' : 'furtherOn';
}

/**
 * Who moves to a stage together, and who stays: several are moved forward only, and none with an offer is rejected
 * among them. An offer to one alone can be withdrawn.
 */
export function sortMoves(applicants: readonly Applicant[], to: ApplicationState): SortedMoves {
  const forward: Applicant[] = [];
  const skipped: SkippedMove[] = [];
  for (const applicant of applicants) {
    const reason = skipReasonOf(applicant, to);
    const isAllowed = reason === 'hasOffer' && applicants.length === 1;
    if (reason === undefined || isAllowed) forward.push(applicant);
    else skipped.push({ applicant, reason });
  }
  return { forward, skipped };
}
