import { Star } from 'lucide-react';
import { useFormat } from '@upround/shared/i18n';
import { ICON_STROKE } from '@upround/shared/ui';
import { useMentorCardText } from './messages/catalogue';

interface RatingLineProps {
  /** From 1 to 5. */
  rating: number;
  reviewCount: number;
}

/** `4.8`, after a star, and from how many reviews. */
export function RatingLine({ rating, reviewCount }: RatingLineProps) {
  const t = useMentorCardText();
  const format = useFormat();
  const figure = format.number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className="inline-flex items-center gap-1">
      <Star
        aria-hidden
        size={14}
        strokeWidth={ICON_STROKE}
        fill="currentColor"
        className="text-warning-text"
      />
      <span aria-hidden className="font-medium text-text">
        {figure}
      </span>
      <span className="sr-only">{t('rating', { rating: figure })}, </span>
      <span>
        <span aria-hidden>(</span>
        {t('reviews', { count: reviewCount })}
        <span aria-hidden>)</span>
      </span>
    </span>
  );
}
