import type { ReasonNames, UseReasonTexts } from '@upround/shared/routing';
import { useNewsKindsText } from './messages/catalogue';

/** What a guest logs in for on the records of this slice. */
export const useReasonTexts: UseReasonTexts = () => {
  const t = useNewsKindsText();
  return Object.fromEntries(
    ['NEWS', 'ARTICLE', 'ESSAY'].flatMap((kind) => [
      [`like:${kind}`, (names: ReasonNames) => t('reason.like', names)],
      [`bookmark:${kind}`, (names: ReasonNames) => t('reason.save', names)],
      [`comment:${kind}`, (names: ReasonNames) => t('reason.comment', names)],
    ]),
  );
};
