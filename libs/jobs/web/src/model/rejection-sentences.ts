import type { RejectionReason } from '@upround/jobs/contract';
import { useAppliedText } from '../applied/messages/catalogue';

/** What applicants read of the reason why they were not selected. */
export function useRejectionSentences(): (reason: RejectionReason) => string {
  const t = useAppliedText();
  return (reason) => t(`reason.${reason}`);
}
