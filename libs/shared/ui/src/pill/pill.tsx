import type { ComponentPropsWithRef } from 'react';
import { classes } from '../styling/classes';
import { ICON_STROKE, type Icon } from '../styling/icon';

export interface PillProps extends ComponentPropsWithRef<'button'> {
  icon?: Icon;
}

/** Floats over a list to say that there is more: `3 new posts`. Moves nothing until pressed. */
export function Pill({ icon: IconPart, className, children, type = 'button', ...rest }: PillProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes(
        'inline-flex h-8 animate-rise items-center gap-1.5 rounded-full border border-transparent bg-accent px-3 text-small font-medium text-on-accent shadow-floating select-none',
        'focus-ring transition-colors hover:bg-accent-hover active:bg-accent-active motion-reduce:animate-none',
        className,
      )}
    >
      {IconPart && <IconPart aria-hidden size={16} strokeWidth={ICON_STROKE} />}
      <span className="figures">{children}</span>
    </button>
  );
}
