import type { ApplicationState } from '@upround/jobs/contract';
import { Badge } from '@upround/shared/ui';
import { stageTones } from '../../components/stage-tones';
import { useAppliedText } from '../messages/catalogue';
import { stageOf } from '../stages';

/** The stage of an application in the words of the filters. */
export function StageBadge({ state }: { state: ApplicationState }) {
  const t = useAppliedText();
  return <Badge tone={stageTones[state]}>{t(`stage.${stageOf(state)}`)}</Badge>;
}
