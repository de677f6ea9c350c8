import { Star } from 'lucide-react';
import { jobLimits } from '@upround/jobs/contract';
import { ICON_STROKE } from '@upround/shared/ui';
import { useHiringText } from '../messages/catalogue';

/** Stars that were given, to be read. */
export function StarLine({ stars }: { stars: number }) {
  const t = useHiringText();
  return (
    <span className="inline-flex items-center">
      <span className="sr-only">
        {stars === 0 ? t('applicants.noStars') : t('applicants.starCount', { count: stars })}
      </span>
      {Array.from({ length: jobLimits.stars }, (_, index) => (
        <Star
          key={index}
          aria-hidden
          size={16}
          strokeWidth={ICON_STROKE}
          fill={index < stars ? 'currentColor' : 'none'}
          className={index < stars ? 'text-warning' : 'text-muted'}
        />
      ))}
    </span>
  );
}
