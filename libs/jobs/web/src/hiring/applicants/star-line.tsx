import { Star } from 'lucide-react';
import { jobLimits } from '@upround/jobs/contract';
import { ICON_STROKE } from '@upround/shared/ui';
import { useHiringText } from '../messages/catalogue';

/** Stars that were given, to be read. */
export function StarLine({ stars }: { stars: number }) {
  const t = useHiringText();
  if (stars === 0) return <span className="sr-only">{t('applicants.noStars')}</span>;
  return (
    <span className="inline-flex items-center text-accent-text">
      <span className="sr-only">{t('applicants.starCount', { count: stars })}</span>
      {Array.from({ length: jobLimits.stars }, (_, index) => (
        <Star
          key={index}
          aria-hidden
          size={14}
          strokeWidth={ICON_STROKE}
          fill={index < stars ? 'currentColor' : 'none'}
        />
      ))}
    </span>
  );
}
