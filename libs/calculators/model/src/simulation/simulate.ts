import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { InputError } from '../input-error';
import { itemAt } from '../item-at';
import { whole } from '../numbers';

/** What a value may be: three points of a triangle. */
export interface Spread {
  low: number;
  likely: number;
  high: number;
}

export interface SimulationInput<Name extends string> {
  /** Every value that is uncertain. */
  spreads: Readonly<Record<Name, Spread>>;
  draws: number;
  /** The same seed gives the same draws. */
  seed: number;
  /** The result for one set of values; draws for which it throws an InputError are counted apart. */
  result: (values: Record<Name, number>) => number;
  /** Hears how many draws are done, about a hundred times. */
  onProgress?: (done: number) => void;
}

export interface Bar {
  from: number;
  to: number;
  count: number;
}

export interface SimulationResult {
  draws: number;
  /** Draws for which the formula has no result. */
  failed: number;
  mean: number;
  /** So many per cent of results are below. */
  percentiles: Record<'p5' | 'p25' | 'p50' | 'p75' | 'p95', number>;
  histogram: Bar[];
}

const MOST_DRAWS = 1_000_000;
const BARS = 24;

/**
 * A value of a triangular distribution by inverting its cumulative distribution at `u`.
 * Source: Kotz and van Dorp, "Beyond Beta" (2004), chapter 1.
 */
export function triangular({ low, likely, high }: Spread, u: number): number {
  const width = high - low;
  if (width === 0) return low;
  const turn = (likely - low) / width;
  return u < turn
    ? low + Math.sqrt(u * width * (likely - low))
    : high - Math.sqrt((1 - u) * width * (high - likely));
}

function histogramOf(sorted: readonly number[]): Bar[] {
  // Outliers belong to the outermost bars, so that they don't squeeze all others into one.
  const from = percentile(sorted, 0.005);
  const to = percentile(sorted, 0.995);
  if (from === to) return [{ from, to, count: sorted.length }];
  const width = (to - from) / BARS;
  const bars = Array.from({ length: BARS }, (_, place) => ({
    from: from + place * width,
    to: from + (place + 1) * width,
    count: 0,
  }));
  for (const value of sorted) {
    const place = Math.floor((value - from) / width);
    itemAt(bars, Math.min(Math.max(place, 0), BARS - 1)).count += 1;
  }
  return bars;
}

const percentile = (sorted: readonly number[], part: number): number =>
  itemAt(sorted, Math.min(Math.floor(part * sorted.length), sorted.length - 1));

/**
 * Monte Carlo: the result for values that are drawn from their spreads, independently of each other.
 * @throws InputError for a spread whose points aren't in order, and if no draw has a result
 */
export function simulate<Name extends string>(input: SimulationInput<Name>): SimulationResult {
  const draws = whole('draws', input.draws);
  if (draws === 0) throw new InputError('draws', 'NOT_POSITIVE');
  if (draws > MOST_DRAWS) throw new InputError('draws', 'TOO_LARGE');
  const names = Object.keys(input.spreads) as Name[];
  for (const name of names) {
    const { low, likely, high } = input.spreads[name];
    if (![low, likely, high].every(Number.isFinite)) throw new InputError(name, 'NOT_A_NUMBER');
    if (low > likely) throw new InputError(`${name}.low`, 'TOO_LARGE');
    if (likely > high) throw new InputError(`${name}.high`, 'TOO_SMALL');
  }
  const generator = xoroshiro128plus(input.seed);
  const results: number[] = [];
  const step = Math.max(1, Math.floor(draws / 100));
  for (let draw = 1; draw <= draws; draw += 1) {
    const values = {} as Record<Name, number>;
    for (const name of names)
      values[name] = triangular(input.spreads[name], uniformFloat64(generator));
    try {
      results.push(input.result(values));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
    if (draw % step === 0) input.onProgress?.(draw);
  }
  if (results.length === 0) throw new InputError('draws', 'EMPTY');
  results.sort((one, other) => one - other);
  return {
    draws,
    failed: draws - results.length,
    mean: results.reduce((total, value) => total + value, 0) / results.length,
    percentiles: {
      p5: percentile(results, 0.05),
      p25: percentile(results, 0.25),
      p50: percentile(results, 0.5),
      p75: percentile(results, 0.75),
      p95: percentile(results, 0.95),
    },
    histogram: histogramOf(results),
  };
}
