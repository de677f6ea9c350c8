import type { ApplicationState } from '@upround/jobs/contract';
import { Badge, type BadgeTone } from '@upround/shared/ui';
import { useHiringText } from '../messages/catalogue';

const tones: Record<ApplicationState, BadgeTone> = {
  APPLIED: 'accent',
  SEEN: 'neutral',
  SHORTLISTED: 'success',
  INTERVIEW: 'success',
  OFFER: 'success',
  REJECTED: 'neutral',
  WITHDRAWN: 'neutral',
};

/** An applicant's stage. */
export function StageBadge({ state }: { state: ApplicationState }) {
  const t = useHiringText();
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
