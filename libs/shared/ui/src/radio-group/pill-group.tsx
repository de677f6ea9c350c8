import { useId, type CSSProperties, type Ref } from 'react';
import { FieldGroup, type FieldGroupProps } from '../field/field';
import { classes } from '../styling/classes';

export interface PillGroupProps<Value extends string> extends Omit<FieldGroupProps, 'children'> {
  /** Short words or numbers, in their order. */
  options: readonly Value[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  /** The radio button that has the focus of the group: the checked one, else the first. */
  ref?: Ref<HTMLInputElement>;
}

/** A choice of one from a scale: pills of one width, in two rows where they don't fit into one. */
export function PillGroup<Value extends string>(props: PillGroupProps<Value>) {
  const { options, value, onChange, onBlur, ref, ...group } = props;
  const name = useId();
  const focused = value !== undefined && options.includes(value) ? value : options[0];
  const columns = { '--all': options.length, '--half': Math.ceil(options.length / 2) };
  return (
    <FieldGroup {...group}>
      <div className="@container">
        <div
          style={columns as CSSProperties}
          className="grid grid-cols-[repeat(var(--half),minmax(0,1fr))] gap-1.5 @list:grid-cols-[repeat(var(--all),minmax(0,1fr))]"
        >
          {options.map((option) => (
            <label
              key={option}
              className={classes(
                'figures relative flex h-10 min-w-0 cursor-pointer items-center justify-center rounded-full border border-strong bg-surface-raised text-small font-medium transition-colors select-none',
                'hover:bg-surface-hover has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent',
                'forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              )}
            >
              <input
                ref={option === focused ? ref : undefined}
                type="radio"
                name={name}
                value={option}
                checked={option === value}
                onChange={() => onChange(option)}
                onBlur={onBlur}
                className="absolute inset-0 cursor-[inherit] appearance-none rounded-full opacity-0"
              />
              {option}
            </label>
          ))}
        </div>
      </div>
    </FieldGroup>
  );
}
