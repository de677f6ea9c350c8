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

function withNumber(part: unknown, [key = '', ...rest]: readonly string[], value: number): unknown {
  const copy = (Array.isArray(part) ? Array.from<unknown>(part) : { ...(part as Tree) }) as Tree;
  copy[key] = rest.length === 0 ? value : withNumber(copy[key], rest, value);
  return copy;
}

/** A state with other numbers at some paths. What isn't on a path is shared with the state: cloning all of it is slow. */
export const withNumbers = <State>(
  state: State,
  numbers: Readonly<Record<string, number>>,
): State =>
  Object.entries(numbers).reduce(
    (changed, [path, value]) => withNumber(changed, path.split('.'), value) as State,
    state,
  );
