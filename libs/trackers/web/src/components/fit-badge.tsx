import type { Fit } from '@upround/trackers/contract';
import { Badge } from '@upround/shared/ui';
import { useTrackersText } from '../messages/catalogue';

const GOOD = 75;

interface FitBadgeProps {
  fit: Fit;
  /** A heading above says what the score is. */
  isShort?: boolean;
}

/** How well a record fits the member's settings. */
export function FitBadge({ fit, isShort = false }: FitBadgeProps) {
  const t = useTrackersText();
  return (
    <Badge
      tone={fit.score >= GOOD ? 'accent' : 'neutral'}
      // The row of an open record has the same ground.
      className={fit.score >= GOOD ? 'border-accent-text/30! figures' : 'figures'}
    >
      {t(isShort ? 'fit.share' : 'fit.score', { score: String(fit.score) })}
    </Badge>
  );
}
