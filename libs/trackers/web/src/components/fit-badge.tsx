import type { Fit } from '@upround/trackers/contract';
import { Badge } from '@upround/shared/ui';
import { useTrackersText } from '../messages/catalogue';

const GOOD = 75;

/** How well a record fits the member's settings. */
export function FitBadge({ fit }: { fit: Fit }) {
  const t = useTrackersText();
  return (
    <Badge tone={fit.score >= GOOD ? 'accent' : 'neutral'} className="figures">
      {t('fit.score', { score: String(fit.score) })}
    </Badge>
  );
}
