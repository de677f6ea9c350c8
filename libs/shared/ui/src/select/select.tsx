import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from '../field/field-context';
import { classes } from '../styling/classes';
import { controlClasses } from '../styling/control-classes';
import { ICON_STROKE } from '../styling/icon';

export interface SelectProps extends ComponentPropsWithRef<'select'> {
  /** Without a border, as wide as the selected option: for settings that are seldom changed. */
  quiet?: boolean;
}

const quietClasses = classes(
  'field-sizing-content max-w-full rounded-control border border-transparent bg-transparent pr-8 pl-2 text-small font-medium text-muted',
  'focus-ring transition-colors hover:bg-surface-hover hover:text-text active:bg-surface-active',
  'aria-invalid:border-danger disabled:opacity-60 disabled:hover:bg-transparent',
);

/** The browser's own list, best on phones, in the looks of the kit. Children are `<option>`s. */
export function Select({ quiet = false, className, children, ...rest }: SelectProps) {
  const control = useFieldControl(rest);
  return (
    <span className={classes('relative flex min-w-0', quiet ? 'w-fit' : 'w-full', className)}>
      <select
        {...rest}
        {...control}
        className={classes(
          'h-10 appearance-none truncate',
          quiet ? quietClasses : classes(controlClasses, 'pr-10 pl-3'),
        )}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        size={quiet ? 16 : 18}
        strokeWidth={ICON_STROKE}
        className={classes(
          'pointer-events-none absolute inset-y-0 my-auto text-muted',
          quiet ? 'right-2' : 'right-3',
        )}
      />
    </span>
  );
}
