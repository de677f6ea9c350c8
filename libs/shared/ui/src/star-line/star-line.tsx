import { Star } from 'lucide-react';
import { classes } from '../styling/classes';
import { ICON_STROKE } from '../styling/icon';

export interface StarLineProps {
  /** How many are filled. */
  stars: number;
  /** How many there are. */
  most: number;
  /** What screen readers say, such as `4 of 5 stars`. */
  label: string;
  /** Of a star, in pixels. */
  size?: 14 | 16;
}

/** A rating in stars, to be read. */
export function StarLine({ stars, most, label, size = 16 }: StarLineProps) {
  return (
    <span role="img" aria-label={label} className="flex gap-0.5">
      {Array.from({ length: most }, (_, index) => (
        <Star
          key={index}
          aria-hidden
          size={size}
          strokeWidth={ICON_STROKE}
          className={classes(index < stars ? 'fill-current text-warning' : 'text-muted')}
        />
      ))}
    </span>
  );
}
