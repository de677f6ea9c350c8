import type { ApplicationState } from '@upround/jobs/contract';
import { Badge } from '@upround/shared/ui';
import { stageTones } from '../../components/stage-tones';
import { useHiringText } from '../messages/catalogue';

/** An applicant's stage. */
export function StageBadge({ state }: { state: ApplicationState }) {
  const t = useHiringText();
  return <Badge tone={stageTones[state]}>{t(`state.${state}`)}</Badge>;
}
