import { mentorLimits, type MentorService } from '@upround/mentor/contract';
import { useNow } from '../model/use-now';
import { useBookingText } from './messages/catalogue';

/** What cancelling and moving a session costs, in sentences. */
export function useTerms(): (service: MentorService) => string[] {
  const t = useBookingText();
  return ({ price, cancelWindowHours, moveWindowHours }) => {
    const isFree = price.amount === 0;
    const cancel = isFree
      ? t('terms.cancelAlways')
      : cancelWindowHours === 0
        ? t('terms.refundAlways')
        : t('terms.refund', { hours: cancelWindowHours });
    return [cancel, t('terms.move', { hours: moveWindowHours, moves: mentorLimits.moves })];
  };
}

/** The notes change by the hour. */
const MINUTE = 60;
const MS_PER_HOUR = 3_600_000;

interface NextNotesInput {
  name: string;
  isInstant: boolean;
  isFree: boolean;
  /** ISO 8601. */
  start: string;
}

/** What follows booking: the payment, and the mentor's answer. */
export function useNextNotes({ name, isInstant, isFree, start }: NextNotesInput): string[] {
  const t = useBookingText();
  const hours = mentorLimits.answerHours;
  const isSoon = Date.parse(start) - useNow(MINUTE) < hours * MS_PER_HOUR;
  if (isFree) {
    if (isInstant) return [t('review.instant')];
    return [t(isSoon ? 'review.answerSoon' : 'review.answer', { name, hours })];
  }
  return [
    t('review.hold', { minutes: mentorLimits.holdMinutes }),
    isInstant
      ? t('review.instantPaid')
      : t(isSoon ? 'review.answerSoonPaid' : 'review.answerPaid', { name, hours }),
  ];
}
