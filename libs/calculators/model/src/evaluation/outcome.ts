import { InputError } from '../input-error';
import type { InputProblem } from '../input-error';
import { Exact } from '../numbers';

/** A result, or what keeps a calculation from having one. */
export type Outcome<Result> =
  { value: Result; problem: null } | { value: null; problem: InputError };

/** Why fields can't be calculated with, by their path in the state. */
export type FieldProblems = Map<string, InputProblem>;

/** Runs a formula. A value that it isn't defined for is its problem, and not thrown. */
export function attempt<Result>(calculate: () => Result): Outcome<Result> {
  try {
    return { value: calculate(), problem: null };
  } catch (error) {
    if (error instanceof InputError) return { value: null, problem: error };
    throw error;
  }
}

/** The result of a part that another one needs. @throws InputError with the part's problem */
export function need<Result>({ value, problem }: Outcome<Result>): Result {
  if (problem !== null) throw problem;
  return value as Result;
}

export interface FieldReader {
  /** A number that passes the check; NaN if it doesn't, which `readFields` never lets out. */
  number(field: string, value: number | null, check: Check): number;
  /** The same for per cent, as a fraction. */
  percent(field: string, value: number | null, check: Check): number;
  fail(field: string, problem: InputProblem): void;
}

/** One of the checks of `numbers.ts`: throws where the number isn't of its kind. */
export type Check = (field: string, value: number) => unknown;

/** Reads the fields of one part. All its problems are noted, the first one is the part's own. */
export function readFields<Result>(
  problems: FieldProblems,
  build: (read: FieldReader) => Result,
): Outcome<Result> {
  const found: InputError[] = [];
  const note = (error: InputError) => {
    found.push(error);
    if (!problems.has(error.field)) problems.set(error.field, error.problem);
    return NaN;
  };
  const number: FieldReader['number'] = (field, value, check) => {
    if (value === null) return note(new InputError(field, 'EMPTY'));
    const { problem } = attempt(() => check(field, value));
    return problem === null ? value : note(problem);
  };
  const value = build({
    number,
    percent: (field, given, check) => {
      if (given === null) return note(new InputError(field, 'EMPTY'));
      return number(field, new Exact(given).div(100).toNumber(), check);
    },
    fail: (field, problem) => note(new InputError(field, problem)),
  });
  const [first] = found;
  return first === undefined ? { value, problem: null } : { value: null, problem: first };
}
