import { InputError } from '../input-error';

export interface SensitivityInput<Name extends string> {
  values: Readonly<Record<Name, number>>;
  /** How far each value is changed to both sides, as a part of it; 0.2 by default. */
  swing?: number;
  result: (values: Record<Name, number>) => number;
}

export interface SensitivityRow<Name extends string> {
  name: Name;
  low: { input: number; result: number | null };
  high: { input: number; result: number | null };
  /** Distance between both results. */
  range: number;
}

/**
 * What matters most: the result when one value at a time is lower and higher, the largest range first.
 * Where the formula has no result, it is null and counts as the result without a change.
 */
export function sensitivity<Name extends string>(
  input: SensitivityInput<Name>,
): SensitivityRow<Name>[] {
  const { values, swing = 0.2, result } = input;
  const tried = (name: Name, factor: number) => {
    const changed = values[name] * factor;
    try {
      return { input: changed, result: result({ ...values, [name]: changed }) };
    } catch (error) {
      if (error instanceof InputError) return { input: changed, result: null };
      throw error;
    }
  };
  const unchanged = result({ ...values });
  return (Object.keys(values) as Name[])
    .map((name) => {
      const low = tried(name, 1 - swing);
      const high = tried(name, 1 + swing);
      const range = Math.abs((high.result ?? unchanged) - (low.result ?? unchanged));
      return { name, low, high, range };
    })
    .sort((one, other) => other.range - one.range);
}
