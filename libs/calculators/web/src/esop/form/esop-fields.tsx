import type { ReactNode } from 'react';
import { readNumber } from '@upround/calculators/model';
import { Checkbox, Field, Select, TextInput } from '@upround/shared/ui';
import { useFieldsText } from '../../fields/messages/catalogue';
import { NumberField, type SliderRange } from '../../fields/number-field';
import type { Unit } from '../../fields/units';
import { pathOf, type EsopForm } from './esop-form';

interface AtProps {
  form: EsopForm;
  /** In the state, as `grants.0.strike`. */
  path: string;
  label: string;
  hint?: ReactNode;
}

function valueAt({ state }: EsopForm, path: string): unknown {
  return pathOf(path).reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | undefined)?.[key],
    state,
  );
}

const textAt = (form: EsopForm, path: string): string => {
  const value = valueAt(form, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** A number of the state. It begins anew when the state is replaced as a whole. */
export function NumberAt({
  form,
  path,
  ...rest
}: AtProps & { unit: Unit; range?: SliderRange; placeholder?: string }) {
  return (
    <NumberField
      key={form.link.version}
      path={path}
      {...rest}
      value={readNumber(form.state, path)}
      onChange={(value) => form.link.set(pathOf(path), value)}
      problem={form.problems.get(path) ?? null}
    />
  );
}

const MOST_CHARACTERS = 80;

/** A name of the state; what it's called without one is its placeholder. */
export function TextAt({ form, path, label, placeholder }: AtProps & { placeholder: string }) {
  return (
    <Field label={label} optional>
      <TextInput
        autoComplete="off"
        maxLength={MOST_CHARACTERS}
        placeholder={placeholder}
        value={textAt(form, path)}
        onChange={({ target }) => form.link.set(pathOf(path), target.value)}
      />
    </Field>
  );
}

/** A day of the state; empty is null. */
export function DayAt({ form, path, label, hint, optional }: AtProps & { optional?: boolean }) {
  const fields = useFieldsText();
  const problem = form.problems.get(path);
  return (
    <Field
      label={label}
      hint={hint}
      optional={optional === true}
      error={problem === undefined ? undefined : fields(`problem.${problem}`)}
    >
      <TextInput
        type="date"
        value={textAt(form, path)}
        onChange={({ target }) =>
          form.link.set(pathOf(path), target.value === '' ? null : target.value)
        }
      />
    </Field>
  );
}

interface SelectAtProps<Value extends string | number> extends AtProps {
  options: readonly { value: Value; label: string }[];
}

/** One of some values of the state. */
export function SelectAt<Value extends string | number>(props: SelectAtProps<Value>) {
  const { form, path, label, hint, options } = props;
  const fields = useFieldsText();
  const problem = form.problems.get(path);
  const current = textAt(form, path);
  return (
    <Field
      label={label}
      hint={hint}
      error={problem === undefined ? undefined : fields(`problem.${problem}`)}
    >
      <Select
        value={current}
        onChange={({ target }) => {
          const chosen = options.find(({ value }) => String(value) === target.value);
          if (chosen !== undefined) form.link.set(pathOf(path), chosen.value);
        }}
      >
        {/* A link can hold a year that has no rates. */}
        {options.every(({ value }) => String(value) !== current) && <option>{current}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Something of the state that is so or not. */
export function CheckAt({ form, path, label, hint }: AtProps) {
  return (
    <Checkbox
      label={label}
      hint={hint}
      checked={valueAt(form, path) === true}
      onChange={({ target }) => form.link.set(pathOf(path), target.checked)}
    />
  );
}
