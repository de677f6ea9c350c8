import { InputError } from '../input-error';
import { itemAt } from '../item-at';
import { amount, Exact, positive, share, signed, toNumber } from '../numbers';

/** A company whose value and metric are known, in one unit. */
export interface Peer {
  value: number;
  metric: number;
}

export interface ComparablesInput {
  /** The company's own revenue, earnings or the like for a year, in a currency's main unit. */
  metric: number;
  /** Multiples of that metric, or the companies from which they are calculated. */
  multiples: readonly (number | Peer)[];
  /** What is taken off because shares can't be sold, as a share; 0 by default. */
  illiquidity?: number;
  /** Debt minus cash; 0 by default, negative with more cash than debt. */
  netDebt?: number;
}

export interface ComparablesResult {
  /** Metric × median multiple × (1 − illiquidity). */
  enterpriseValue: number;
  /** Enterprise value minus net debt, at least 0. */
  value: number;
  median: number;
  /** Value at the lower and the upper quartile of the multiples. */
  low: number;
  high: number;
  /** From the smallest to the largest. */
  multiples: number[];
}

/** Linear interpolation between the two nearest values (type 7 of Hyndman and Fan, 1996). */
function quantile(sorted: readonly Exact[], part: number): Exact {
  const place = (sorted.length - 1) * part;
  const below = Math.floor(place);
  const lower = itemAt(sorted, below);
  const upper = itemAt(sorted, Math.min(below + 1, sorted.length - 1));
  return lower.plus(upper.minus(lower).times(place - below));
}

/**
 * Comparable companies: EV = metric × median(multiple) × (1 − illiquidity); equity = EV − net debt.
 * The median rather than the mean, so that one outlier doesn't set the value.
 * Source: Damodaran, "Investment Valuation", chapter 17.
 * @throws InputError without multiples, and for a negative metric or multiple
 */
export function comparables(input: ComparablesInput): ComparablesResult {
  const metric = amount('metric', input.metric);
  if (input.multiples.length === 0) throw new InputError('multiples', 'EMPTY');
  const sorted = input.multiples
    .map((one, place) =>
      typeof one === 'number'
        ? amount(`multiples.${place}`, one)
        : amount(`multiples.${place}.value`, one.value).div(
            positive(`multiples.${place}.metric`, one.metric),
          ),
    )
    .sort((one, other) => one.cmp(other));
  const kept = new Exact(1).minus(share('illiquidity', input.illiquidity ?? 0));
  const netDebt = signed('netDebt', input.netDebt ?? 0);
  const enterpriseValue = (multiple: Exact) => metric.times(multiple).times(kept);
  const equity = (multiple: Exact) =>
    toNumber(Exact.max(enterpriseValue(multiple).minus(netDebt), 0));
  const median = quantile(sorted, 0.5);
  return {
    enterpriseValue: toNumber(enterpriseValue(median)),
    value: equity(median),
    median: toNumber(median),
    low: equity(quantile(sorted, 0.25)),
    high: equity(quantile(sorted, 0.75)),
    multiples: sorted.map(toNumber),
  };
}
