import {
  berkus,
  comparables,
  compareValues,
  dcf,
  firstChicago,
  projectCashFlows,
  riskFactorSummation,
  scorecard,
  ventureCapital,
} from '../index';
import { refusal } from '../test/refusal.fixtures';

const five = (
  idea: number,
  prototype: number,
  team: number,
  relationships: number,
  rollout: number,
) => ({
  idea,
  prototype,
  team,
  relationships,
  rollout,
});
const scores = (...values: number[]) => {
  const [team, opportunity, product, competition, marketing, funding, other] = values as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return { team, opportunity, product, competition, marketing, funding, other };
};

describe('berkus', () => {
  it('B1 (Berkus sheet of vcmethod.com): 250k, 350k, 300k, 100k and 50k make 1,050,000', () => {
    const drivers = five(250_000, 350_000, 300_000, 100_000, 50_000);
    expect(berkus({ drivers }).value).toBe(1_050_000);
  });

  it('B3 (QuickBooks; Nebraska Angels): all five make 2,500,000, before revenue 2,000,000', () => {
    const drivers = five(500_000, 500_000, 500_000, 500_000, 500_000);
    expect(berkus({ drivers }).value).toBe(2_500_000);
    expect(berkus({ drivers, hasRevenue: false }).value).toBe(2_000_000);
  });

  it('counts no driver above its maximum, which may be another one', () => {
    const drivers = five(900_000, 0, 0, 0, 100_000);
    expect(berkus({ drivers })).toEqual({
      value: 600_000,
      counted: five(500_000, 0, 0, 0, 100_000),
      most: 2_500_000,
    });
    expect(berkus({ drivers, mostPerDriver: 700_000 }).value).toBe(800_000);
  });
});

describe('scorecard', () => {
  it('S2 (startup-valuation, test_core.py): 1.5 M × 1.200 = 1,800,000', () => {
    const result = scorecard({
      base: 1_500_000,
      scores: scores(1.25, 1.5, 1.2, 0.75, 1, 0.9, 1),
    });
    expect(result.multiplier).toBe(1.2);
    expect(result.value).toBe(1_800_000);
    expect(result.weightSum).toBe(1);
  });

  it('S3 (calculates.dev): 2 M with a sum of 105 % is 2,100,000', () => {
    const result = scorecard({ base: 2_000_000, scores: scores(1, 1.2, 1, 1, 1, 1, 1) });
    expect(result.multiplier).toBe(1.05);
    expect(result.value).toBe(2_100_000);
  });

  it('uses weights as they are given and reports their sum', () => {
    const weights = scores(0.3, 0.25, 0.15, 0.1, 0.1, 0.05, 0.1);
    expect(scorecard({ base: 1, scores: scores(1, 1, 1, 1, 1, 1, 1), weights })).toMatchObject({
      value: 1.05,
      weightSum: 1.05,
    });
  });
});

describe('riskFactorSummation', () => {
  it('R1 (startup-valuation, test_core.py): 2 M with three times +1 is 2,750,000', () => {
    const ratings = { management: 1, stage: 1, sales: 1 };
    expect(riskFactorSummation({ base: 2_000_000, ratings }).value).toBe(2_750_000);
  });

  it.each([
    [2, 500_000],
    [1, 250_000],
    [-1, -250_000],
    [-2, -500_000],
  ])('R3 (profoundadvices.com): one factor of %i changes the value by %i', (rating, change) => {
    const result = riskFactorSummation({ base: 2_000_000, ratings: { technology: rating } });
    expect(result.adjustment).toBe(change);
    expect(result.value).toBe(2_000_000 + change);
  });

  it('is never below 0, and says so', () => {
    const ratings = { management: -2, stage: -2, exit: -2 };
    expect(riskFactorSummation({ base: 1_000_000, ratings })).toMatchObject({
      value: 0,
      isFloored: true,
    });
  });

  it.each([
    [3, 'TOO_LARGE'],
    [-3, 'TOO_SMALL'],
    [0.5, 'NOT_WHOLE'],
    [Number.NaN, 'NOT_A_NUMBER'],
  ])('refuses a rating of %d', (rating, problem) => {
    expect(refusal(() => riskFactorSummation({ base: 1, ratings: { exit: rating } }))).toEqual([
      'ratings.exit',
      problem,
    ]);
  });
});

describe('ventureCapital', () => {
  const ofHundred = { exit: 100_000_000, required: { multiple: 10 }, investment: 1_000_000 };

  it('V1 (QuickBooks): 42.5 M at 20 times with 0.5 M is 2,125,000 post and 1,625,000 pre', () => {
    const result = ventureCapital({
      exit: 42_500_000,
      required: { multiple: 20 },
      investment: 500_000,
    });
    expect(result.postMoney).toBe(2_125_000);
    expect(result.preMoney).toBe(1_625_000);
  });

  it('V4 (worth_it): 100 M at 10 times is 10 M; with 30 % later dilution 7 M; at 20 % probability 2 M', () => {
    expect(ventureCapital(ofHundred).postMoney).toBe(10_000_000);
    const diluted = ventureCapital({ ...ofHundred, laterRounds: [{ dilution: 0.3 }] });
    expect(diluted.postMoney).toBe(7_000_000);
    expect(ventureCapital({ ...ofHundred, exitProbability: 0.2 }).postMoney).toBe(2_000_000);
  });

  it('V4 (worth_it): 100 M at 50 % a year over five years is 13,168,724.28', () => {
    const required = { rate: 0.5, years: 5 };
    const { postMoney } = ventureCapital({ ...ofHundred, required });
    expect(postMoney).toBeCloseTo(13_168_724.28, 2);
  });

  it('reads the exit value from a metric and a multiple', () => {
    const exit = { metric: 2_500_000, multiple: 17 };
    expect(ventureCapital({ ...ofHundred, exit }).exitValue).toBe(42_500_000);
  });

  it('gives each of several rounds what it requires at the exit', () => {
    const result = ventureCapital({
      exit: 50_000_000,
      required: { rate: 0.5, years: 5 },
      investment: 1_000_000,
      laterRounds: [
        { investment: 2_000_000, year: 2, rate: 0.4 },
        { investment: 5_000_000, year: 4, rate: 0.25 },
      ],
      shares: 1_000_000,
    });
    const [second, third] = result.laterRounds;
    // Each round's money grows at its rate to its share of the exit.
    expect(result.finalOwnership * 50_000_000).toBeCloseTo(1_000_000 * 1.5 ** 5, 4);
    expect(second!.finalOwnership * 50_000_000).toBeCloseTo(2_000_000 * 1.4 ** 3, 4);
    expect(third!.finalOwnership * 50_000_000).toBeCloseTo(5_000_000 * 1.25, 4);
    expect(third!.ownership).toBeCloseTo(0.125, 12);
    // The shares that are issued give the same ownership.
    const total = 1_000_000 + result.newShares! + second!.newShares! + third!.newShares!;
    expect(result.newShares! / total).toBeCloseTo(result.finalOwnership, 12);
    expect(second!.newShares! / total).toBeCloseTo(second!.finalOwnership, 12);
    expect(result.pricePerShare).toBeCloseTo(result.preMoney / 1_000_000, 8);
  });

  it('refuses a later round that takes all, and one after the exit', () => {
    const required = { rate: 0.5, years: 5 };
    expect(
      refusal(() =>
        ventureCapital({ ...ofHundred, required, laterRounds: [{ investment: 9e8, year: 1 }] }),
      ),
    ).toEqual(['laterRounds.0', 'NOTHING_LEFT']);
    expect(
      refusal(() =>
        ventureCapital({ ...ofHundred, required, laterRounds: [{ investment: 1, year: 6 }] }),
      ),
    ).toEqual(['laterRounds.0.year', 'TOO_LARGE']);
    expect(
      refusal(() => ventureCapital({ ...ofHundred, laterRounds: [{ investment: 1, year: 1 }] })),
    ).toEqual(['required.rate', 'EMPTY']);
  });
});

describe('firstChicago', () => {
  it('F1 (startup-valuation, test_advanced.py): .20 × 10 M + .60 × 5 M + .20 × 1 M = 5,200,000', () => {
    const scenarios = [
      { probability: 0.2, value: 10_000_000 },
      { probability: 0.6, value: 5_000_000 },
      { probability: 0.2, value: 1_000_000 },
    ];
    expect(firstChicago({ scenarios }).value).toBe(5_200_000);
    const discounted = firstChicago({ scenarios, discount: { rate: 0.25, years: 2 } });
    expect(discounted.value).toBe(3_328_000);
  });

  it('takes three times 33.33 %', () => {
    const scenarios = [1, 2, 3].map((value) => ({ probability: 0.3333, value }));
    expect(firstChicago({ scenarios }).value).toBeCloseTo(2, 12);
  });

  it('refuses probabilities that do not add up to 100 %, and no scenarios', () => {
    expect(refusal(() => firstChicago({ scenarios: [{ probability: 0.9, value: 1 }] }))).toEqual([
      'scenarios',
      'PROBABILITIES_NOT_ONE',
    ]);
    expect(refusal(() => firstChicago({ scenarios: [] }))).toEqual(['scenarios', 'EMPTY']);
  });
});

describe('dcf', () => {
  it('D1 (worth_it): three times 100k at 10 % without a terminal value is 248,685.20', () => {
    const result = dcf({ cashFlows: [100_000, 100_000, 100_000], rate: 0.1 });
    expect(result.enterpriseValue).toBeCloseTo(248_685.2, 2);
    expect(result.terminalShare).toBe(0);
  });

  it('D2 (qammunity 10369964): terminal value 32,039.70 and enterprise value 29,024.26', () => {
    const result = dcf({
      cashFlows: [832.2, 915.42],
      rate: 0.08,
      terminal: { by: 'growth', growth: 0.05 },
    });
    expect(result.terminalValue).toBeCloseTo(32_039.7, 2);
    expect(result.enterpriseValue).toBeCloseTo(29_024.26, 2);
  });

  it('projects phases of growth, of which the first begins with the first cash flow', () => {
    const phases = [
      { years: 2, growth: 0.5 },
      { years: 2, growth: 0.1 },
    ];
    expect(projectCashFlows(100, phases)).toEqual([100, 150, 165, 181.5]);
    const projected = dcf({ cashFlows: { first: 100, phases }, rate: 0.1, netDebt: 50 });
    const listed = dcf({ cashFlows: [100, 150, 165, 181.5], rate: 0.1 });
    expect(projected.enterpriseValue).toBe(listed.enterpriseValue);
    expect(projected.equityValue).toBe(listed.enterpriseValue - 50);
  });

  it('takes a multiple of the last year, and cash in the middle of the years', () => {
    const multiple = dcf({
      cashFlows: [110],
      rate: 0.1,
      terminal: { by: 'multiple', multiple: 3 },
    });
    expect(multiple.enterpriseValue).toBe(400);
    expect(multiple.terminalShare).toBe(0.75);
    const midYear = dcf({ cashFlows: [110], rate: 0.21, isMidYear: true });
    expect(midYear.enterpriseValue).toBe(100);
  });

  it('refuses rates that would make the future worth more than any number', () => {
    const flows = Array.from({ length: 50 }, () => 1);
    expect(refusal(() => dcf({ cashFlows: flows, rate: -0.9999999 }))).toEqual([
      'rate',
      'TOO_SMALL',
    ]);
    expect(refusal(() => dcf({ cashFlows: flows, rate: -0.99 }))).toEqual(['rate', 'TOO_SMALL']);
    const required = { rate: 9, years: 100 };
    expect(refusal(() => ventureCapital({ exit: 1e9, required, investment: 1 }))).toEqual([
      'required.years',
      'TOO_LARGE',
    ]);
  });

  it.each([0.08, 0.09])('refuses a terminal growth of %d at a rate of 8 %%', (growth) => {
    const terminal = { by: 'growth', growth } as const;
    expect(refusal(() => dcf({ cashFlows: [1], rate: 0.08, terminal }))).toEqual([
      'terminal.growth',
      'GROWTH_NOT_BELOW_RATE',
    ]);
  });
});

describe('comparables', () => {
  it('M1 (startup-valuation, test_comparables.py): 5.5 × 8 M = 44,000,000', () => {
    expect(comparables({ metric: 8_000_000, multiples: [4, 5.5, 9] }).value).toBe(44_000_000);
  });

  it('M2 (worth_it): revenue of 2 M × 8 = 16,000,000', () => {
    expect(comparables({ metric: 2_000_000, multiples: [8] }).value).toBe(16_000_000);
  });

  it('reads multiples from companies, takes off illiquidity and net debt', () => {
    const result = comparables({
      metric: 100,
      multiples: [{ value: 400, metric: 100 }, 6, 8, 10],
      illiquidity: 0.25,
      netDebt: 25,
    });
    expect(result).toMatchObject({ median: 7, enterpriseValue: 525, value: 500 });
    expect([result.low, result.high]).toEqual([387.5, 612.5]);
  });
});

describe('compareValues', () => {
  it('gives smallest, median and largest, and names the outlier', () => {
    const values = [
      { method: 'a', value: 4 },
      { method: 'b', value: 5 },
      { method: 'c', value: 50 },
      { method: 'd', value: 6 },
    ];
    expect(compareValues(values)).toEqual({
      min: 4,
      median: 5.5,
      max: 50,
      outlier: { method: 'c', value: 50 },
      spread: 12.5,
    });
    expect(compareValues(values.slice(0, 2)).outlier).toBeNull();
  });
});

describe('every method', () => {
  it.each([Number.NaN, Infinity, -1, 1e308])('refuses %d as an amount', (bad) => {
    const calls = {
      base: () => riskFactorSummation({ base: bad, ratings: {} }),
      investment: () => ventureCapital({ exit: 1, required: { multiple: 1 }, investment: bad }),
      metric: () => comparables({ metric: bad, multiples: [1] }),
    };
    for (const [field, call] of Object.entries(calls)) expect(refusal(call)?.[0]).toBe(field);
  });
});
