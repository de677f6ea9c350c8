import { useApplicationDrafts } from './application-draft-queries';
import { useApplyText } from '../messages/catalogue';

/**
 * The label of the buttons that begin or go on with an application.
 *
 * @param plain the label where there is no draft
 * @returns the label, and when the draft was saved
 */
export function useApplicationDraftLabel(
  jobId: string,
  plain: string,
): { savedAt?: string; words: string } {
  const t = useApplyText();
  const draft = useApplicationDrafts().find((one) => one.jobId === jobId);
  return draft === undefined ? { words: plain } : { ...draft, words: t('panel.finish') };
}
