import { dcf, sensitivity, simulate } from '../index';
import { refusal } from '../test/refusal.fixtures';

const value = ({ cashFlow, rate, growth }: Record<'cashFlow' | 'rate' | 'growth', number>) =>
  dcf({ cashFlows: [cashFlow], rate, terminal: { by: 'growth', growth } }).enterpriseValue;

describe('simulate', () => {
  const spreads = {
    cashFlow: { low: 80, likely: 100, high: 120 },
    rate: { low: 0.1, likely: 0.15, high: 0.2 },
    growth: { low: 0, likely: 0.02, high: 0.04 },
  };

  it('gives the same draws for the same seed, and others for another', () => {
    const run = (seed: number) => simulate({ spreads, draws: 500, seed, result: value });
    expect(run(7)).toEqual(run(7));
    expect(run(8).mean).not.toBe(run(7).mean);
  });

  it('finds the mean and the percentiles of a triangle', () => {
    const spread = { low: 0, likely: 0.5, high: 1 };
    const result = simulate({
      spreads: { x: spread },
      draws: 20_000,
      seed: 1,
      result: ({ x }) => x,
    });
    expect(result.mean).toBeCloseTo(0.5, 2);
    expect(result.percentiles.p25).toBeCloseTo(Math.sqrt(0.125), 1);
    expect(result.percentiles.p95).toBeCloseTo(1 - Math.sqrt(0.025), 2);
    const counted = result.histogram.reduce((total, { count }) => total + count, 0);
    expect(counted).toBe(20_000);
  });

  it('counts draws without a result, and reports its progress', () => {
    const done: number[] = [];
    const result = simulate({
      spreads: { ...spreads, growth: { low: 0, likely: 0.15, high: 0.2 } },
      draws: 1_000,
      seed: 3,
      result: value,
      onProgress: (count) => done.push(count),
    });
    expect(result.failed).toBeGreaterThan(0);
    expect(result.failed).toBeLessThan(1_000);
    expect(done).toHaveLength(100);
    expect(done.at(-1)).toBe(1_000);
  });

  it('refuses spreads whose points are not in order', () => {
    const unordered = { x: { low: 2, likely: 1, high: 3 } };
    expect(
      refusal(() => simulate({ spreads: unordered, draws: 1, seed: 1, result: ({ x }) => x })),
    ).toEqual(['x.low', 'TOO_LARGE']);
  });
});

describe('sensitivity', () => {
  it('puts first what matters most, and says where there is no result', () => {
    const rows = sensitivity({
      values: { cashFlow: 100, rate: 0.1, growth: 0.09 },
      result: value,
    });
    expect(rows.map(({ name }) => name)).toEqual(['rate', 'growth', 'cashFlow']);
    const rate = rows.find(({ name }) => name === 'rate')!;
    expect(rate.low.result).toBeNull();
    expect(rate.high.input).toBeCloseTo(0.12, 12);
  });
});
