import { useHiringText } from '../messages/catalogue';
import { useFaces } from '../model/applicant-face';
import type { BlindMode } from '../model/use-blind-mode';
import { useBlindText } from './messages/catalogue';

/** What blind mode hides; or that it's off, for a person who turned it on while their plan included it. */
export function BlindLine({ isWanted, isLocked }: BlindMode) {
  const t = useHiringText();
  const b = useBlindText();
  const { isBlind } = useFaces();
  if (!isBlind && !(isWanted && isLocked)) return null;
  return (
    <p className="text-small text-muted">{isBlind ? t('applicants.blindHint') : b('ended')}</p>
  );
}
