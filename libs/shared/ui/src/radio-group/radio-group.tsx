import { useId, type ReactNode } from 'react';
import { FieldGroup, type FieldGroupProps } from '../field/field';
import { classes } from '../styling/classes';

export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> extends Omit<
  FieldGroupProps,
  'children' | 'hint'
> {
  options: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  hint?: ReactNode;
  name?: string;
  disabled?: boolean;
}

/** A choice of one from a few visible options. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  name,
  disabled,
  ...group
}: RadioGroupProps<Value>) {
  const ownName = useId();
  return (
    <FieldGroup {...group}>
      <div className="flex flex-col">
        {options.map((option) => (
          <RadioLine
            key={option.value}
            option={option}
            name={name ?? ownName}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

interface RadioLineProps {
  option: Choice<string>;
  name: string;
  checked: boolean;
  disabled: boolean | undefined;
  onChange: () => void;
}

function RadioLine({ option, name, checked, disabled, onChange }: RadioLineProps) {
  const hintId = useId();
  return (
    <label className="group/radio flex min-h-10 cursor-pointer gap-3 py-2">
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
        aria-describedby={option.hint ? hintId : undefined}
        className={classes(
          'mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-strong bg-surface-raised focus-ring transition-[border-width,border-color] forced-colors:appearance-auto',
          'group-hover/radio:border-muted checked:border-[6px] checked:border-accent group-hover/radio:checked:border-accent',
          'disabled:border-medium disabled:bg-transparent',
        )}
      />
      <span className="flex min-w-0 flex-col">
        <span className={classes(disabled && 'text-muted')}>{option.label}</span>
        {option.hint && (
          <span id={hintId} className="text-small text-muted">
            {option.hint}
          </span>
        )}
      </span>
    </label>
  );
}
