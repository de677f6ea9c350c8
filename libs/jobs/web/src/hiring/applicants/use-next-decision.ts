import { jobLimits, type Applicant } from '@upround/jobs/contract';
import { useFormat } from '@upround/shared/i18n';
import { useApplicantsText } from './messages/catalogue';

const DAY = 86_400_000;

export interface NextDecision {
  text: string;
  /** It should have been made by now. */
  isLate: boolean;
}

/** Says what the creator does next about an applicant; null where nothing is left to do. */
export function useNextDecision(): (applicant: Applicant, now?: number) => NextDecision | null {
  const t = useApplicantsText();
  const format = useFormat();
  return ({ state, createdAt, timeline }, now = Date.now()) => {
    switch (state) {
      case 'APPLIED':
      case 'SEEN': {
        // Who applied again waits since then. That the application was seen is no reply.
        const since = timeline.findLast((step) => step.state !== 'SEEN')?.at ?? createdAt;
        const due = Date.parse(since) + jobLimits.silentDays * DAY;
        if (due < now) return { text: t('next.late'), isLate: true };
        return {
          text: t('next.reply', { date: format.shortDate(new Date(due).toISOString()) }),
          isLate: false,
        };
      }
      case 'OFFER':
        return { text: t(`next.${timeline.at(-1)?.reply ?? 'OFFER'}`), isLate: false };
      case 'SHORTLISTED':
      case 'INTERVIEW':
        return { text: t(`next.${state}`), isLate: false };
      default:
        return null;
    }
  };
}
