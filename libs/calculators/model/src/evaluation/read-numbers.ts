import { InputError } from '../input-error';
import { Exact } from '../numbers';

/** A number that has to be there. */
export function required(field: string, value: number | null): number {
  if (value === null) throw new InputError(field, 'EMPTY');
  return value;
}

/** A percentage as a fraction, without the digits that dividing floating numbers would add. */
export const fraction = (field: string, percent: number | null): number =>
  new Exact(required(field, percent)).div(100).toNumber();

/** Runs a formula whose field names are those of a part of the state. */
export function within<Result>(prefix: string, calculate: () => Result): Result {
  try {
    return calculate();
  } catch (error) {
    if (error instanceof InputError) throw new InputError(`${prefix}${error.field}`, error.problem);
    throw error;
  }
}

type Tree = Record<string, unknown>;

/** The number at a path such as `laterRounds.0`; null where there is none. */
export function readNumber(state: object, path: string): number | null {
  const value = path
    .split('.')
    .reduce<unknown>((part, key) => (part as Tree | undefined)?.[key], state);
  return typeof value === 'number' ? value : null;
}

/** A copy of a state with other numbers at some paths. */
export function withNumbers<State>(state: State, numbers: Readonly<Record<string, number>>): State {
  const copy = structuredClone(state);
  for (const [path, value] of Object.entries(numbers)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const part = keys.reduce<unknown>((tree, key) => (tree as Tree)[key], copy);
    (part as Tree)[last] = value;
  }
  return copy;
}
