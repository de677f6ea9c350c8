import { InputError } from '../input-error';

/** The field and the problem that a calculation is refused for. */
export function refusal(call: () => unknown): [field: string, problem: string] | undefined {
  try {
    call();
  } catch (error) {
    if (error instanceof InputError) return [error.field, error.problem];
    throw error;
  }
  return undefined;
}
