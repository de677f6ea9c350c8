import { isDeclined, type Application, type JobSummary } from '@upround/jobs/contract';
import { replyTimeOf } from '../../model/reply-time';
import { useAppliedText } from '../messages/catalogue';

export interface NextStep {
  text: string;
  /** Who acts next: the applicant, the company or no one. */
  turn: 'own' | 'theirs' | 'none';
}

type Applied = Pick<JobSummary, 'creator' | 'replies' | 'state'> & { application: Application };

const HOUR = 3_600_000;
/** So many times the usual time is a long wait. */
const LONG = 2;

/** Days of a wait that is much longer than usual; null while it isn't. */
function longWaitOf({ createdAt, movedAt, state }: Application, usual: number | null, now: number) {
  // A shortlisted applicant had a reply, and waits for the next one.
  const hours = (now - Date.parse(state === 'SHORTLISTED' ? movedAt : createdAt)) / HOUR;
  const days = Math.floor(hours / 24);
  return usual !== null && days > 0 && hours >= usual * LONG ? days : null;
}

/** An offer that the applicant hasn't replied to. */
export const isOfferWithoutReply = ({ state, timeline }: Application): boolean =>
  state === 'OFFER' && !timeline.at(-1)?.reply;

const longWaits = { hours: 'longHours', days: 'longDays' } as const;

/** Says what comes next for an application: a step of the applicant, or how long the company usually takes. */
export function useNextStep(): (applied: Applied, now?: number) => NextStep {
  const t = useAppliedText();
  return ({ application, creator, replies: record, state: jobState }, now = Date.now()) => {
    const { state, timeline } = application;
    const name = creator.displayName;
    switch (state) {
      case 'INTERVIEW':
        return { text: t('row.next.INTERVIEW', { name }), turn: 'own' };
      case 'OFFER':
        return { text: t(`row.next.${timeline.at(-1)?.reply ?? 'OFFER'}`, { name }), turn: 'own' };
      case 'WITHDRAWN': {
        const mayApply = jobState === 'OPEN' && !isDeclined(application);
        return { text: t(`row.next.${mayApply ? 'WITHDRAWN' : 'REJECTED'}`), turn: 'none' };
      }
      case 'REJECTED':
        return { text: t('row.next.REJECTED'), turn: 'none' };
      default: {
        if (jobState !== 'OPEN') return { text: t('row.next.closed'), turn: 'none' };
        const time = replyTimeOf(record.medianHours);
        if (time === null) return { text: t('row.next.waiting'), turn: 'theirs' };
        const { unit, count } = time;
        const waited = longWaitOf(application, record.medianHours, now);
        const text =
          waited === null
            ? t(`row.next.${unit}`, { count })
            : t(`row.next.${longWaits[unit]}`, { count, waited });
        return { text, turn: 'theirs' };
      }
    }
  };
}
