import { memo, useState, type ReactNode } from 'react';
import type { InputProblem } from '@upround/calculators/model';
import { Field, Slider, TextInput } from '@upround/shared/ui';
import { useFieldsText } from './messages/catalogue';
import { parseNumber } from './parse-number';
import { numberWithUnit, typedNumber, type Unit } from './units';

/** Values that a slider reaches; a field takes others too. */
export interface SliderRange {
  min: number;
  max: number;
  step: number;
}

export interface NumberFieldProps {
  /** Where the number is: with another path, `onChange` is another function too. */
  path?: string;
  label: string;
  unit: Unit;
  /** Null is an empty field, or one whose text is no number. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Without it there is no slider. */
  range?: SliderRange;
  hint?: ReactNode;
  /** Why the formula can't use the number. */
  problem?: InputProblem | null;
  /** The field may be empty. */
  optional?: boolean;
  /** What an empty field means. */
  placeholder?: string;
}

/** A list can be empty although its numbers aren't: years of 0 are no years. */
const emptiness = ({ value, optional }: NumberFieldProps): InputProblem | null => {
  if (value !== null) return 'NOT_POSITIVE';
  return optional ? null : 'EMPTY';
};

const currencyOf = (unit: Unit) => (unit.kind === 'money' ? unit.currency : unit.kind);

/** Whether a field would look and do the same. There are many, and a step of one slider changes one. */
function isSame(one: NumberFieldProps, other: NumberFieldProps): boolean {
  const names = ['path', 'label', 'value', 'hint', 'problem', 'optional', 'placeholder'] as const;
  return (
    names.every((name) => one[name] === other[name]) &&
    one.path !== undefined &&
    currencyOf(one.unit) === currencyOf(other.unit) &&
    one.range?.min === other.range?.min &&
    one.range?.max === other.range?.max &&
    one.range?.step === other.range?.step
  );
}

/** A number as a text field with a slider. The field keeps text that can't be parsed and shows an error. */
export const NumberField = memo(function NumberField(props: NumberFieldProps) {
  const { label, unit, value, onChange, range, hint, problem, optional, placeholder } = props;
  const t = useFieldsText();
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? (value === null ? '' : typedNumber(value, unit));
  const isNoNumber = draft !== null && draft.trim() !== '' && parseNumber(draft, unit) === null;
  const why = isNoNumber ? 'NOT_A_NUMBER' : problem === 'EMPTY' ? emptiness(props) : problem;
  const suffix = unit.kind === 'money' ? undefined : t(`unit.${unit.kind}`);

  return (
    <Field
      label={label}
      hint={hint}
      optional={optional === true}
      error={why ? t(`problem.${why}`) : undefined}
    >
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        placeholder={placeholder}
        trailing={
          suffix === undefined || suffix === '' ? undefined : <span className="pr-2">{suffix}</span>
        }
        onChange={({ target }) => {
          setDraft(target.value);
          onChange(target.value.trim() === '' ? null : parseNumber(target.value, unit));
        }}
        onBlur={() => {
          if (!isNoNumber) setDraft(null);
        }}
      />
      {range && (
        <Slider
          label={t('slider', { label })}
          {...range}
          value={Math.min(Math.max(value ?? range.min, range.min), range.max)}
          valueText={value === null ? t('empty') : numberWithUnit(value, unit)}
          onChange={(next) => {
            setDraft(null);
            onChange(next);
          }}
        />
      )}
    </Field>
  );
}, isSame);
