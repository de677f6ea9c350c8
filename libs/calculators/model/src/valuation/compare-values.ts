import { InputError } from '../input-error';
import { itemAt } from '../item-at';

export interface MethodValue<Method extends string> {
  method: Method;
  value: number;
}

export interface ValueRange<Method extends string> {
  min: number;
  median: number;
  max: number;
  /** The method farthest from the median, if it is more than twice or less than half of it. */
  outlier: MethodValue<Method> | null;
  /** max ÷ min; null if the smallest is 0. */
  spread: number | null;
}

const FAR = 2;

/**
 * The range of several methods: smallest, median and largest, not a mean, which one outlier would set.
 * @throws InputError without values
 */
export function compareValues<Method extends string>(
  values: readonly MethodValue<Method>[],
): ValueRange<Method> {
  const sorted = [...values].sort((one, other) => one.value - other.value);
  if (sorted.length === 0) throw new InputError('values', 'EMPTY');
  const middle = itemAt(sorted, Math.floor(sorted.length / 2));
  const below = itemAt(sorted, Math.ceil(sorted.length / 2) - 1);
  const median = (middle.value + below.value) / 2;
  const factorOf = ({ value }: MethodValue<Method>) =>
    Math.max(value, median) / Math.max(Math.min(value, median), Number.MIN_VALUE);
  const farthest = sorted.reduce((one, other) => (factorOf(other) > factorOf(one) ? other : one));
  const min = itemAt(sorted, 0).value;
  const max = itemAt(sorted, -1).value;
  const hasOutlier = sorted.length > 2 && median > 0 && factorOf(farthest) > FAR;
  return {
    min,
    median,
    max,
    outlier: hasOutlier ? farthest : null,
    spread: min > 0 ? max / min : null,
  };
}
