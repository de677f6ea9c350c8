import type { IdeaStage } from '@upround/feed/contract';
import { Badge, type BadgeTone } from '@upround/shared/ui';
import { useIdeaText } from './messages/catalogue';

/** From a thought to a business: the further, the greener. */
const tones: Record<IdeaStage, BadgeTone> = {
  IDEA: 'neutral',
  PROTOTYPE: 'info',
  FIRST_USERS: 'warning',
  REVENUE: 'success',
  SCALING: 'success',
};

/** How far an idea is. */
export function StageBadge({ stage }: { stage: IdeaStage }) {
  const t = useIdeaText();
  return (
    <Badge tone={tones[stage]}>
      <span className="sr-only">{t('idea.stage')}: </span>
      {t(`stages.${stage}`)}
    </Badge>
  );
}
