import { Star } from 'lucide-react';
import { trackerLimits } from '@upround/trackers/contract';
import { ICON_STROKE } from '@upround/shared/ui';
import { usePipelineText } from '../messages/catalogue';

/** A rating in stars; nothing for none. */
export function StarLine({ rating }: { rating: number | null }) {
  const t = usePipelineText();
  if (rating === null) return null;
  return (
    <span
      role="img"
      aria-label={t('rating.stars', { count: String(rating), most: String(trackerLimits.rating) })}
      className="flex gap-0.5"
    >
      {Array.from({ length: rating }, (_, index) => (
        <Star
          key={index}
          aria-hidden
          size={14}
          strokeWidth={ICON_STROKE}
          className="fill-current text-warning"
        />
      ))}
    </span>
  );
}
