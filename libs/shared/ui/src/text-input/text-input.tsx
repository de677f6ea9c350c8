import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useFieldControl } from '../field/field-context';
import { classes } from '../styling/classes';
import { controlClasses } from '../styling/control-classes';
import { ICON_STROKE, type Icon } from '../styling/icon';

export interface TextInputProps extends ComponentPropsWithRef<'input'> {
  /** Before the text, for decoration only. */
  icon?: Icon;
  /** At the right end, within the line of the control: a unit, a small button. */
  trailing?: ReactNode;
}

/** One line of text, 40 px high. Its label comes from the `Field` around it. */
export function TextInput({ icon: IconPart, trailing, className, ...rest }: TextInputProps) {
  const control = useFieldControl(rest);
  return (
    <span className={classes('relative flex w-full min-w-0', className)}>
      {IconPart && (
        <IconPart
          aria-hidden
          size={18}
          strokeWidth={ICON_STROKE}
          className="pointer-events-none absolute top-0 bottom-0 left-3 my-auto text-muted"
        />
      )}
      <input
        type="text"
        {...rest}
        {...control}
        className={classes(
          controlClasses,
          'h-10 px-3',
          IconPart && 'pl-10',
          Boolean(trailing) && 'pr-12',
        )}
      />
      {trailing && (
        <span className="absolute inset-y-0 right-1 flex items-center text-small text-muted">
          {trailing}
        </span>
      )}
    </span>
  );
}
