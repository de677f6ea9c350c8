import { createContext, useContext, type ReactNode } from 'react';
import { readNumber, type InputError, type ValuationState } from '@upround/calculators/model';
import { NumberField } from '../../fields/number-field';
import type { LinkState } from '../../link/use-link-state';
import { defaultsIn } from '../model/currency';
import { keysOf, pathOfProblem, sliderRangeOf, unitOf } from '../model/field-paths';
import { useFieldLabel } from '../model/use-field-label';

interface Fields {
  link: LinkState<ValuationState>;
  /** What keeps methods from having a value. */
  problems: readonly InputError[];
}

/** What the fields of the page read and write. */
export const FieldsContext = createContext<Fields | null>(null);

export function useFields(): Fields {
  const fields = useContext(FieldsContext);
  if (fields === null) throw new Error('There is no calculator around these fields.');
  return fields;
}

interface StateFieldProps {
  /** Where the number is in the state, as in `exit.multiple`. */
  path: string;
  label?: string;
  hint?: ReactNode;
  /** Leaves out the slider, where there are many fields. */
  isPlain?: boolean;
  optional?: boolean;
  placeholder?: string;
}

/** The field of one number of the state. It begins anew when the state is replaced as a whole. */
export function StateField({ path, label, isPlain = false, ...rest }: StateFieldProps) {
  const { link, problems } = useFields();
  const labelOf = useFieldLabel();
  const { state, set } = link;
  const unit = unitOf(path, state);
  const problem = problems.find(({ field }) => pathOfProblem(field) === path)?.problem;
  const usual = readNumber(defaultsIn(state.currency), path) ?? readNumber(state, path) ?? 0;
  return (
    <NumberField
      key={link.version}
      path={path}
      {...rest}
      label={label ?? labelOf(path, state)}
      unit={unit}
      value={readNumber(state, path)}
      onChange={(value) => set(keysOf(path), value)}
      problem={problem ?? null}
      {...(isPlain ? {} : { range: sliderRangeOf(path, usual, unit) })}
    />
  );
}
