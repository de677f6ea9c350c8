import { trackerLimits } from '@upround/trackers/contract';
import { StarLine } from '@upround/shared/ui';
import { usePipelineText } from '../messages/catalogue';

/** A rating in stars; nothing for none. */
export function RatingStars({ rating }: { rating: number | null }) {
  const t = usePipelineText();
  if (rating === null) return null;
  const label = t('rating.stars', { count: String(rating), most: String(trackerLimits.rating) });
  // Rows have no room for empty ones.
  return <StarLine size={14} stars={rating} most={rating} label={label} />;
}
