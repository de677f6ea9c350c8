import { useBegunApplications } from '../data/application-begun';
import { useApplyText } from './messages/catalogue';

/**
 * What is kept on this device of an application that was not sent.
 *
 * @param plain says that one applies, where nothing is kept
 * @returns when it was saved, and the words of every button that goes on with it
 */
export function useBegun(jobId: string, plain: string): { savedAt?: string; words: string } {
  const t = useApplyText();
  const begun = useBegunApplications().find((one) => one.jobId === jobId);
  return begun === undefined ? { words: plain } : { ...begun, words: t('panel.finish') };
}
