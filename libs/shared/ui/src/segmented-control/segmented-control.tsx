import { useId, type ReactNode } from 'react';
import { classes } from '../styling/classes';
import { ICON_STROKE, type Icon } from '../styling/icon';

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: Icon;
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the choice; not shown. */
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Spreads the segments over the whole width. */
  wide?: boolean;
  className?: string;
}

/** One of two to four short choices side by side; real radio buttons underneath. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  wide,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset
      className={classes(
        'min-w-0 rounded-control bg-surface-active p-0.5',
        wide ? 'flex w-full' : 'inline-flex max-w-full',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map(({ icon: IconPart, ...option }) => (
        <label
          key={option.value}
          className={classes(
            'relative flex h-9 min-w-0 cursor-pointer items-center justify-center gap-2 rounded-[5px] border border-transparent text-small font-medium text-muted transition-colors select-none',
            'hover:text-text has-checked:border-strong has-checked:bg-surface-raised has-checked:text-text',
            'forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none',
            'has-disabled:cursor-not-allowed has-disabled:hover:text-muted',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            // Five short words have room side by side on the narrowest phone, the longest the most.
            wide ? 'flex-auto px-1 small:px-3' : 'px-3',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-[inherit] appearance-none rounded-[5px] opacity-0"
          />
          {IconPart && <IconPart aria-hidden size={16} strokeWidth={ICON_STROKE} />}
          <span className="truncate">{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
