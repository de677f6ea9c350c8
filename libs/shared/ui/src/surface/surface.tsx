import type { ComponentPropsWithRef } from 'react';
import { classes } from '../styling/classes';

export interface SurfaceProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'form';
  /** Space within: 0, 16 or 24 px. */
  padding?: 'none' | 'medium' | 'large';
  /** It opens something as a whole: it answers to hover and press. */
  interactive?: boolean;
}

const paddings = { none: '', medium: 'p-4', large: 'p-4 medium:p-6' } as const;

/** A raised ground with a hairline. Never one inside another. */
export function Surface({
  as = 'div',
  padding = 'medium',
  interactive,
  className,
  ...rest
}: SurfaceProps) {
  // The props of a div suit each of these elements.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={classes(
        'rounded-surface border bg-surface-raised',
        paddings[padding],
        interactive &&
          'cursor-pointer transition-colors hover:border-strong active:bg-surface-hover',
        className,
      )}
    />
  );
}
