import { Star } from 'lucide-react';
import { useId } from 'react';
import { mentorLimits } from '@upround/mentor/contract';
import { classes, FieldGroup, ICON_STROKE } from '@upround/shared/ui';
import { useSessionsText } from '../messages/catalogue';

interface StarChoiceProps {
  value: number;
  onChange: (stars: number) => void;
  error?: string | undefined;
}

/** One to five stars, as radio buttons. */
export function StarChoice({ value, onChange, error }: StarChoiceProps) {
  const t = useSessionsText();
  const name = useId();
  return (
    <FieldGroup legend={t('review.stars')} error={error}>
      <div className="-ml-2 flex">
        {Array.from({ length: mentorLimits.stars }, (_, index) => index + 1).map((count) => (
          <label
            key={count}
            className="relative flex size-10 cursor-pointer items-center justify-center rounded-control hover:bg-surface-hover has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={count}
              checked={count === value}
              onChange={() => onChange(count)}
              aria-label={t('review.star', { count })}
              className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
            />
            <Star
              aria-hidden
              size={24}
              strokeWidth={ICON_STROKE}
              className={classes(count <= value ? 'fill-current text-warning' : 'text-muted')}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
