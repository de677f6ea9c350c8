import { isDeclined, type AppliedJob } from '@upround/jobs/contract';
import { useReplyTexts } from '../../components/reply-texts';
import { useAppliedText } from '../messages/catalogue';

/** Says what comes next for an application: a step of the applicant, or how the company replies. */
export function useNextStep(): (applied: AppliedJob) => string {
  const t = useAppliedText();
  const replies = useReplyTexts();
  return ({ application, creator, replies: record, state: jobState }) => {
    const { state, timeline } = application;
    const name = creator.displayName;
    switch (state) {
      case 'INTERVIEW':
        return t('row.next.INTERVIEW', { name });
      case 'OFFER':
        return t(`row.next.${timeline.at(-1)?.reply ?? 'OFFER'}`, { name });
      case 'WITHDRAWN': {
        const mayApply = jobState === 'OPEN' && !isDeclined(application);
        return t(`row.next.${mayApply ? 'WITHDRAWN' : 'REJECTED'}`);
      }
      case 'REJECTED':
        return t('row.next.REJECTED');
      default:
        return replies.short(record) ?? t('row.next.waiting');
    }
  };
}
