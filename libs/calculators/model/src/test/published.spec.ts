import {
  berkus,
  blackScholesMerton,
  convertNote,
  firstChicago,
  pricedRound,
  scorecard,
  ventureCapital,
} from '../index';

describe('examples of the literature, and by hand', () => {
  it.each([
    ['15.6', { spot: 42, strike: 40, rate: 0.1, volatility: 0.2, years: 0.5 }, 4.76, 0.81],
    ['15.13', { spot: 52, strike: 50, rate: 0.12, volatility: 0.3, years: 0.25 }, 5.06, 1.58],
    ['15.14', { spot: 69, strike: 70, rate: 0.05, volatility: 0.35, years: 0.5 }, 7.13, 6.4],
  ])('Hull, %s: call and put', (_, input, call, put) => {
    const result = blackScholesMerton(input);
    expect(result.call).toBeCloseTo(call, 2);
    expect(result.put).toBeCloseTo(put, 2);
  });

  it('Hull, index option: S 930, K 900, r 8 %, q 3 %, σ 20 %, two months: 51.83', () => {
    const { call } = blackScholesMerton({
      spot: 930,
      strike: 900,
      rate: 0.08,
      dividendYield: 0.03,
      volatility: 0.2,
      years: 2 / 12,
    });
    expect(call).toBeCloseTo(51.83, 2);
  });

  it('YC, post-money SAFE primer: 200k at 4 M and 800k at 8 M, then 5 M at 15 M pre-money and a pool of 10 %', () => {
    const round = pricedRound({
      holders: [{ name: 'Founders', shares: 9_250_000 }],
      options: 650_000,
      unissuedPool: 100_000,
      safes: [
        { amount: 200_000, type: 'postMoney', cap: 4_000_000 },
        { amount: 800_000, type: 'postMoney', cap: 8_000_000 },
      ],
      preMoney: 15_000_000,
      investments: [{ amount: 5_000_000 }],
      poolShare: 0.1,
    });
    expect(Math.floor(round.capitalization)).toBe(11_764_705);
    expect(round.conversions.map(({ shares }) => Math.floor(shares))).toEqual([588_235, 1_176_470]);
    expect(round.conversions.map(({ price }) => price)).toEqual([0.34, 0.68]);
    // 15 % before the round, less its 25 % and what it adds to the pool.
    expect(round.pricePerShare).toBeCloseTo(1.1144, 3);
    expect(round.after.at(-1)?.ownership).toBeCloseTo(0.25, 10);
  });

  it('note by hand: 25k at 8 % for 18 months is 28k; cap of 4 M at 10 M pre-money makes 5.00 into 2.00', () => {
    const note = { principal: 25_000, rate: 0.08, years: 1.5, cap: 4_000_000, discount: 0.2 };
    expect(convertNote({ ...note, roundPrice: 5, preMoney: 10_000_000 })).toMatchObject({
      accrued: 28_000,
      basis: 'cap',
      price: 2,
      shares: 14_000,
    });
  });

  it('scorecard by hand: .375 + .375 + .15 + .075 + .08 + .05 + .05 = 1.155 times 1.5 M', () => {
    const scores = {
      team: 1.25,
      opportunity: 1.5,
      product: 1,
      competition: 0.75,
      marketing: 0.8,
      funding: 1,
      other: 1,
    };
    expect(scorecard({ base: 1_500_000, scores }).value).toBe(1_732_500);
  });

  it('Berkus, full marks but for sales: 2 M', () => {
    const drivers = {
      idea: 500_000,
      prototype: 500_000,
      team: 500_000,
      relationships: 500_000,
      rollout: 0,
    };
    expect(berkus({ drivers }).value).toBe(2_000_000);
  });

  it('Payne, venture capital method: 30 M at 20 times is 1.5 M after and 1 M before 0.5 M', () => {
    const result = ventureCapital({
      exit: { metric: 3_000_000, multiple: 10 },
      required: { multiple: 20 },
      investment: 500_000,
    });
    expect(result.postMoney).toBe(1_500_000);
    expect(result.preMoney).toBe(1_000_000);
  });

  it('First Chicago by hand: 25, 50 and 25 % of 40, 12 and 0 M make 16 M', () => {
    const outcomes = [
      [0.25, 40_000_000],
      [0.5, 12_000_000],
      [0.25, 0],
    ] as const;
    const scenarios = outcomes.map(([probability, value]) => ({ probability, value }));
    expect(firstChicago({ scenarios }).value).toBe(16_000_000);
  });
});
