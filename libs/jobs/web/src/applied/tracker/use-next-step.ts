import { isDeclined, type Application, type JobSummary } from '@upround/jobs/contract';
import { replyTimeOf } from '../../model/reply-time';
import { useAppliedText } from '../messages/catalogue';

export interface NextStep {
  text: string;
  /** Who acts next: the applicant, the company or no one. */
  turn: 'own' | 'theirs' | 'none';
}

type Applied = Pick<JobSummary, 'creator' | 'replies' | 'state'> & { application: Application };

/** Says what comes next for an application: a step of the applicant, or how long the company usually takes. */
export function useNextStep(): (applied: Applied) => NextStep {
  const t = useAppliedText();
  return ({ application, creator, replies: record, state: jobState }) => {
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
        const text =
          time === null ? t('row.next.waiting') : t(`row.next.${time.unit}`, { count: time.count });
        return { text, turn: 'theirs' };
      }
    }
  };
}
