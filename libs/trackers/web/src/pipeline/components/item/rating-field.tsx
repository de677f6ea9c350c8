import { Star } from 'lucide-react';
import { trackerLimits, type PipelineItem } from '@upround/trackers/contract';
import { classes, FieldGroup, IconButton } from '@upround/shared/ui';
import { usePipelineText } from '../../messages/catalogue';

interface RatingFieldProps {
  item: PipelineItem;
  onRate: (rating: number | null) => void;
}

/** The member's rating. Pressing the present one again removes it. */
export function RatingField({ item: { rating }, onRate }: RatingFieldProps) {
  const t = usePipelineText();
  return (
    <FieldGroup legend={t('field.rating')}>
      <div className="-ml-2 flex">
        {Array.from({ length: trackerLimits.rating }, (_, index) => index + 1).map((count) => (
          <IconButton
            key={count}
            icon={Star}
            label={t('rating.star', { count })}
            aria-pressed={count === rating}
            onClick={() => onRate(count === rating ? null : count)}
            // On the picture itself: the button has a colour of its own.
            className={classes(
              rating !== null && count <= rating
                ? '[&_svg]:fill-current [&_svg]:text-warning'
                : '[&_svg]:text-muted',
            )}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
