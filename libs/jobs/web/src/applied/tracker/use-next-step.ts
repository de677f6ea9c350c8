import { isDeclined, type Application, type JobSummary } from '@upround/jobs/contract';
import { useReplyTexts } from '../../components/reply-texts';
import { useAppliedText } from '../messages/catalogue';

export interface NextStep {
  text: string;
  /** Whose turn it is: the applicant's, the company's, or no one's. */
  turn: 'own' | 'theirs' | 'none';
}

type Applied = Pick<JobSummary, 'creator' | 'replies' | 'state'> & { application: Application };

/** Says what comes next for an application: a step of the applicant, or how the company replies. */
export function useNextStep(): (applied: Applied) => NextStep {
  const t = useAppliedText();
  const replies = useReplyTexts();
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
      default:
        if (jobState !== 'OPEN') return { text: t('row.next.closed'), turn: 'none' };
        return { text: replies.short(record) ?? t('row.next.waiting'), turn: 'theirs' };
    }
  };
}
