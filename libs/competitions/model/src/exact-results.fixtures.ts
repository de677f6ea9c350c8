import type { TieRule } from './scoring';

/** A panel of whole numbers, as a table. */
export interface ExactPanel {
  weights: readonly number[];
  /** By entry. */
  submittedAt: readonly number[];
  /** By judge, then by entry, then by criterion; null where the judge didn't score the entry. */
  points: readonly (readonly (readonly number[] | null)[])[];
}

export interface ExactResult {
  entry: number;
  rank: number;
  z: number;
  normalised: number;
  mean: number;
  judges: number;
  byCriterion: number[];
}

/** Whole sums of whole numbers: how many, their sum, and the sum of their squares. */
class Sums {
  count = 0n;
  sum = 0n;
  squares = 0n;

  add(value: bigint): this {
    this.count += 1n;
    this.sum += value;
    this.squares += value * value;
    return this;
  }

  /** The variance by the shift theorem, times the square of the count: no rounding. */
  get spread(): bigint {
    return this.count * this.squares - this.sum * this.sum;
  }
}

/** Whether a/b is more than c/d (1), less (-1) or the same. */
const compare = ([a, b]: readonly [bigint, bigint], [c, d]: readonly [bigint, bigint]): number =>
  Number(a * d > c * b) - Number(a * d < c * b);

/** One entry while its judges are read. */
const blank = (criteria: number) => ({
  zs: [] as number[],
  total: new Sums(),
  byCriterion: Array.from({ length: criteria }, () => new Sums()),
});

/**
 * Results by whole numbers of any size: all means and variances are fractions, so that equal scores are equal, and a judge
 * who gave equal scores has a variance of exactly 0. Only z-scores are rounded. A rank is 1 and how many are better.
 */
export function exactResults(panel: ExactPanel, tie: TieRule): ExactResult[] {
  const weights = panel.weights.map(BigInt);
  const divisor = weights.reduce((sum, weight) => sum + weight, 0n);
  const scoreOf = (row: readonly number[]) =>
    row.reduce((sum, points, at) => sum + BigInt(points) * (weights[at] ?? 0n), 0n);
  const everything = new Sums();
  const entries = panel.submittedAt.map(() => blank(weights.length));
  for (const judge of panel.points) {
    const own = new Sums();
    for (const row of judge) if (row !== null) own.add(scoreOf(row));
    judge.forEach((row, at) => {
      const entry = entries[at];
      if (row === null || entry === undefined) return;
      const score = scoreOf(row);
      everything.add(score);
      entry.total.add(score);
      row.forEach((points, criterion) => entry.byCriterion[criterion]?.add(BigInt(points)));
      const above = Number(own.count * score - own.sum);
      entry.zs.push(own.spread === 0n ? 0 : above / Math.sqrt(Number(own.spread)));
    });
  }
  const main = panel.weights.indexOf(Math.max(...panel.weights));
  const scored = entries.flatMap(({ zs, total, byCriterion }, entry) => {
    if (zs.length === 0) return [];
    const z = zs.reduce((sum, one) => sum + one) / zs.length;
    const points = byCriterion[main] ?? new Sums();
    return [{ entry, z, total, byCriterion, points, at: panel.submittedAt[entry] ?? 0 }];
  });
  type Scored = (typeof scored)[number];
  const isBetter = (one: Scored, other: Scored): boolean => {
    if (Math.abs(one.z - other.z) >= 1e-9) return one.z > other.z;
    if (tie === 'SHARED') return false;
    const [left, right] =
      tie === 'MEAN_THEN_EARLIER' ? [one.total, other.total] : [one.points, other.points];
    const order = compare([left.sum, left.count], [right.sum, right.count]);
    return order > 0 || (order === 0 && one.at < other.at);
  };
  const scale = Number(everything.count) * Number(divisor);
  return scored.map((own) => {
    const shown = (Number(everything.sum) + own.z * Math.sqrt(Number(everything.spread))) / scale;
    return {
      entry: own.entry,
      rank: 1 + scored.filter((other) => isBetter(other, own)).length,
      z: own.z,
      normalised: shown < 1 ? 1 : shown > 10 ? 10 : shown,
      mean: Number(own.total.sum) / Number(own.total.count * divisor),
      judges: Number(own.total.count),
      byCriterion: own.byCriterion.map(({ sum, count }) => Number(sum) / Number(count)),
    };
  });
}
