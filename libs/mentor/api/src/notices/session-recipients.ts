import type { BookingSide, BookingStepAction } from '@upround/mentor/contract';
import type { BookingActor } from '@upround/mentor/model';
import { otherSide } from './session-words';

/** A step of a booking, and what of the booking decides over who is notified. */
export interface NotifiedStep {
  action: BookingStepAction;
  by: BookingActor;
  /** It costs nothing. */
  isFree: boolean;
  /** It has reached the mentor: it's paid, or free. */
  hasReached: boolean;
}

const both: readonly BookingSide[] = ['MENTEE', 'MENTOR'];

const othersOf = (by: BookingActor): readonly BookingSide[] =>
  by === 'MENTEE' || by === 'MENTOR' ? [otherSide(by)] : both;

/** The sides that are notified of a step. A mentor hears of nothing that was never paid. */
export function notifiedSides({
  action,
  by,
  isFree,
  hasReached,
}: NotifiedStep): readonly BookingSide[] {
  switch (action) {
    case 'REQUEST':
      return isFree ? ['MENTOR'] : [];
    case 'PAY':
      return ['MENTOR'];
    case 'DECLINE':
      return ['MENTEE'];
    case 'EXPIRE':
      return hasReached ? both : [];
    case 'CANCEL':
      return hasReached ? othersOf(by) : [];
    case 'CONFIRM':
    case 'RESCHEDULE':
    case 'REPORT_NO_SHOW':
    case 'OVERTURN_NO_SHOW':
    case 'LATE':
      return othersOf(by);
    case 'COMPLETE':
      return both;
  }
}

/** Steps that change the calendar entry of both sides, so that both get the mail with its new version. */
const inCalendars: readonly BookingStepAction[] = ['CONFIRM', 'RESCHEDULE', 'CANCEL'];
/** Steps that send a notification and no mail. */
const unmailed: readonly BookingStepAction[] = ['LATE', 'COMPLETE'];

/** The sides that get a mail about a step, whatever their settings: it's about an appointment. */
export function mailedSides(step: NotifiedStep): readonly BookingSide[] {
  if (unmailed.includes(step.action)) return [];
  const isAgreement = inCalendars.includes(step.action) && step.hasReached;
  return isAgreement ? both : notifiedSides(step);
}
