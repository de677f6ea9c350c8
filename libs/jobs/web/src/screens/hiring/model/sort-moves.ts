import { isBackward, type Applicant, type ApplicationState } from '@upround/jobs/contract';

/** Why an applicant is left out of a move of several. */
export type SkipReason = 'furtherOn' | 'notSelected' | 'withdrawn' | 'there';

export interface SortedMoves {
  /** Those who are moved. */
  forward: readonly Applicant[];
  skipped: readonly { applicant: Applicant; reason: SkipReason }[];
}

function skipReasonOf({ state }: Applicant, to: ApplicationState): SkipReason | undefined {
  if (state === to) return 'there';
  if (state === 'WITHDRAWN') return 'withdrawn';
  if (!isBackward(state, to)) return undefined;
  return state === 'REJECTED' ? 'notSelected' : 'furtherOn';
}

/** Who moves on to a stage together, and who stays: several are moved forward only. */
export function sortMoves(applicants: readonly Applicant[], to: ApplicationState): SortedMoves {
  const forward: Applicant[] = [];
  const skipped: { applicant: Applicant; reason: SkipReason }[] = [];
  for (const applicant of applicants) {
    const reason = skipReasonOf(applicant, to);
    if (reason === undefined) forward.push(applicant);
    else skipped.push({ applicant, reason });
  }
  return { forward, skipped };
}
