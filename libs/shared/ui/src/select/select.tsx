import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from '../field/field-context';
import { classes } from '../styling/classes';
import { controlClasses } from '../styling/control-classes';
import { ICON_STROKE } from '../styling/icon';

export type SelectProps = ComponentPropsWithRef<'select'>;

/** The browser's own list, best on phones, in the looks of the kit. Children are `<option>`s. */
export function Select({ className, children, ...rest }: SelectProps) {
  const control = useFieldControl(rest);
  return (
    <span className={classes('relative flex w-full min-w-0', className)}>
      <select
        {...rest}
        {...control}
        className={classes(controlClasses, 'h-10 appearance-none truncate pr-10 pl-3')}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        size={18}
        strokeWidth={ICON_STROKE}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted"
      />
    </span>
  );
}
