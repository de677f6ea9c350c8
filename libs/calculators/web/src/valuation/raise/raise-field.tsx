import { readNumber, type InputError, type ValuationState } from '@upround/calculators/model';
import { NumberField } from '../../fields/number-field';
import type { Unit } from '../../fields/units';
import { useFields } from '../methods/state-field';
import { keysOf } from '../model/field-paths';

interface RaiseFieldProps {
  /** Below `raise` in the state. */
  path: string;
  label: string;
  unit: Unit;
  problem: InputError | null;
  hint?: string;
  optional?: boolean;
  placeholder?: string;
}

/** The field of one number of the round. It begins anew when the state is replaced as a whole. */
export function RaiseField({ path, problem, ...rest }: RaiseFieldProps) {
  const { link } = useFields();
  const full = `raise.${path}`;
  const isHere = problem !== null && pathOfRoundProblem(problem.field, link.state) === full;
  return (
    <NumberField
      key={link.version}
      path={full}
      {...rest}
      value={readNumber(link.state, full)}
      onChange={(value) => link.set(keysOf(full), value)}
      problem={isHere ? problem.problem : null}
    />
  );
}

/** Problems of the round as a whole are shown at the number that decides them. */
function pathOfRoundProblem(field: string, { raise }: ValuationState): string {
  if (field === 'raise.investments.0.amount') return 'raise.investment';
  if (field === 'raise.holders') {
    return raise.holders.length > 0 ? 'raise.holders.0.shares' : 'raise.options';
  }
  if (field === 'raise.safes') {
    const cap = raise.safes[0]?.cap ?? null;
    return `raise.safes.0.${cap === null ? 'amount' : 'cap'}`;
  }
  return field;
}
