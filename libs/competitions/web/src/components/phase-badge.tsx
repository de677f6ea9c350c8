import type { CompetitionPhase } from '@upround/competitions/contract';
import { Badge, type BadgeTone } from '@upround/shared/ui';
import { useCompetitionPartsText } from './messages/catalogue';

const tones: Readonly<Record<CompetitionPhase, BadgeTone>> = {
  ANNOUNCED: 'info',
  OPEN: 'success',
  CLOSED: 'neutral',
  JUDGING: 'warning',
  RESULT: 'accent',
};

/** Where a competition is, in a word or two. */
export function PhaseBadge({ phase }: { phase: CompetitionPhase }) {
  const t = useCompetitionPartsText();
  return <Badge tone={tones[phase]}>{t(`phase.${phase}`)}</Badge>;
}
