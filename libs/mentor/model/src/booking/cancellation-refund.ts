const MS_PER_HOUR = 3_600_000;

/** What a mentee gets back who cancels within the window, in percent: payments are returned as a whole or not at all. */
export const LATE_REFUND_PERCENT = 0;

export interface CancellationInput {
  /** What was paid, tax included, in the currency's minor unit: whole and not negative. */
  paid: number;
  /** Hours before the start in which cancelling costs something; 0 for none. */
  windowHours: number;
  start: Date;
  now: Date;
  /** Who cancels. */
  by: 'MENTEE' | 'MENTOR' | 'STAFF';
  /** Whether the mentor chose the present time: then the mentee never agreed to it. */
  isMovedByMentor: boolean;
}

export interface CancellationCost {
  /** Whole minor units; together they are what was paid. */
  refunded: number;
  kept: number;
  /** Why, for the sentence beside it. */
  reason:
    | 'FREE'
    /** By the mentor or by staff. */
    | 'NOT_BY_MENTEE'
    | 'MOVED_BY_MENTOR'
    | 'IN_TIME'
    | 'LATE'
    | 'AFTER_START';
}

/**
 * What cancelling a confirmed booking costs. The policy:
 *
 * - The mentor or staff cancels: all is returned.
 * - The mentee cancels and the mentor had moved the session: all is returned, until the start.
 * - The mentee cancels before the mentor's window, or at its edge: all is returned.
 * - The mentee cancels within the window, or after the start: nothing is returned. An absent mentor is reported, not cancelled.
 *
 * Pages show the result before a person cancels, and the call takes the amount that they saw, so that one who hesitates
 * until the window begins is asked again.
 *
 * @throws RangeError if `paid` is no whole amount, or the window is negative
 */
export function cancellationRefund(input: CancellationInput): CancellationCost {
  const { paid, windowHours, start, now, by, isMovedByMentor } = input;
  if (!Number.isSafeInteger(paid) || paid < 0) throw new RangeError(`paid: ${paid}`);
  if (!(windowHours >= 0)) throw new RangeError(`windowHours: ${windowHours}`);
  const all = (reason: CancellationCost['reason']) => ({ refunded: paid, kept: 0, reason });
  if (paid === 0) return all('FREE');
  if (by !== 'MENTEE') return all('NOT_BY_MENTEE');
  const left = start.getTime() - now.getTime();
  if (left <= 0) return { refunded: 0, kept: paid, reason: 'AFTER_START' };
  if (isMovedByMentor) return all('MOVED_BY_MENTOR');
  if (left >= windowHours * MS_PER_HOUR) return all('IN_TIME');
  const kept = paid - Math.floor((paid * LATE_REFUND_PERCENT) / 100);
  return { refunded: paid - kept, kept, reason: 'LATE' };
}
