import { mentorLimits } from '@upround/mentor/contract';
import { StarLine } from '@upround/shared/ui';
import { useMentorCardText } from './messages/catalogue';

/** How many stars a review gives. */
export function ReviewStars({ stars }: { stars: number }) {
  const t = useMentorCardText();
  const label = t('stars', { stars: String(stars) });
  return <StarLine size={14} stars={stars} most={mentorLimits.stars} label={label} />;
}
