import {
  addMonths,
  blackScholesMerton,
  dilution,
  exitForPrice,
  shareBasedExpense,
  vesting,
  waterfall,
} from '../index';
import { refusal } from '../test/refusal.fixtures';

describe('blackScholesMerton', () => {
  it('K1 (Haug): S 60, K 65, r 8 %, T 0.25, σ 30 % is 2.1334', () => {
    const result = blackScholesMerton({
      spot: 60,
      strike: 65,
      rate: 0.08,
      years: 0.25,
      volatility: 0.3,
    });
    expect(result.call).toBeCloseTo(2.1334, 4);
  });

  it('K3 (Haug): S = K = 19, r = q = 10 %, T 0.75, σ 28 %: call and put are 1.7011', () => {
    const { call, put } = blackScholesMerton({
      spot: 19,
      strike: 19,
      rate: 0.1,
      dividendYield: 0.1,
      years: 0.75,
      volatility: 0.28,
    });
    expect(call).toBeCloseTo(1.7011, 4);
    expect(put).toBeCloseTo(1.7011, 4);
  });

  it('K6 (Hull): S 42, K 40, r 10 %, σ 20 %, half a year: call 4.7594, put 0.8086', () => {
    const { call, put, d1, d2 } = blackScholesMerton({
      spot: 42,
      strike: 40,
      rate: 0.1,
      years: 0.5,
      volatility: 0.2,
    });
    expect(call).toBeCloseTo(4.7594, 4);
    expect(put).toBeCloseTo(0.8086, 4);
    expect(d1).toBeCloseTo(0.7693, 4);
    expect(d2).toBeCloseTo(0.6278, 4);
  });

  it('refuses a price of 0, a negative time and a volatility above 1,000 %', () => {
    const option = { spot: 1, strike: 1, rate: 0, years: 1, volatility: 0.3 };
    expect(refusal(() => blackScholesMerton({ ...option, spot: 0 }))).toEqual([
      'spot',
      'NOT_POSITIVE',
    ]);
    expect(refusal(() => blackScholesMerton({ ...option, years: -1 }))).toEqual([
      'years',
      'NEGATIVE',
    ]);
    expect(refusal(() => blackScholesMerton({ ...option, volatility: 30 }))).toEqual([
      'volatility',
      'TOO_LARGE',
    ]);
  });
});

describe('vesting', () => {
  const grant = { granted: 100_000, start: '2024-01-01', months: 48, cliffMonths: 12 };
  const after = (months: number) => vesting({ ...grant, on: addMonths('2024-01-01', months) });

  it('G1 (OCF tools): 100,000 over 48 months with a cliff of 12: 25,000, then 2,083, 50,000 after two years', () => {
    expect(after(11).vested).toBe(0);
    expect(after(12).vested).toBe(25_000);
    expect(after(13).vested).toBe(27_083);
    expect(after(12).next).toMatchObject({ month: 13, vests: 2_083, total: 27_083 });
    expect(after(24).vested).toBe(50_000);
    expect(after(48)).toMatchObject({ vested: 100_000, unvested: 0, next: null });
    expect(after(0).fullyVestedOn).toBe('2028-01-01');
  });

  it.each([
    ['2025-01-31', 1, '2025-02-28'],
    ['2025-01-31', 2, '2025-03-31'],
    ['2025-01-31', 3, '2025-04-30'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
  ])('G3 (OCF tools): %s and %i months is %s', (start, months, expected) => {
    expect(addMonths(start, months)).toBe(expected);
  });

  it('vests by quarters, and by years of different size', () => {
    const quarterly = vesting({ ...grant, interval: 3 });
    expect(quarterly.tranches.map(({ month }) => month).slice(0, 3)).toEqual([12, 15, 18]);
    const yearly = vesting({ ...grant, interval: 12, yearly: [0.1, 0.2, 0.3, 0.4] });
    expect(yearly.tranches.map(({ vests }) => vests)).toEqual([10_000, 20_000, 30_000, 40_000]);
  });

  it('ends when the holder leaves, who has some days left to exercise', () => {
    const left = vesting({ ...grant, leftOn: '2025-08-15' });
    expect(left).toMatchObject({
      vested: 39_583,
      forfeited: 60_417,
      fullyVestedOn: null,
      exerciseBy: '2025-11-13',
    });
    expect(vesting({ ...grant, leftOn: '2024-12-31' }).vested).toBe(0);
  });

  it('has no tranches of no options: three options over twelve months vest on three dates', () => {
    const few = { granted: 3, start: '2024-01-01', months: 12 };
    const { tranches, fullyVestedOn } = vesting(few);
    expect(tranches.map(({ month, vests }) => [month, vests])).toEqual([
      [4, 1],
      [8, 1],
      [12, 1],
    ]);
    expect(fullyVestedOn).toBe('2025-01-01');
    expect(vesting({ ...few, on: '2024-05-10' })).toMatchObject({
      vested: 1,
      next: { date: '2024-09-01', vests: 1, total: 2 },
    });
    // What was rounded off before comes with the last one.
    expect(vesting({ ...few, granted: 5, months: 7 }).tranches.at(-1)).toMatchObject({
      month: 7,
      vests: 1,
      total: 5,
    });
  });

  it('Q3 (Cake): of a grant that is worth 1,175,000, 587,500 is vested after two of four years', () => {
    expect(vesting({ ...grant, granted: 1_175_000, on: '2026-01-01' }).vested).toBe(587_500);
  });

  it('refuses dates that do not exist, a cliff after the end and leaving before the start', () => {
    expect(refusal(() => vesting({ ...grant, start: '2025-02-29' }))).toEqual([
      'start',
      'NOT_A_DATE',
    ]);
    expect(refusal(() => vesting({ ...grant, cliffMonths: 60 }))).toEqual([
      'cliffMonths',
      'TOO_LARGE',
    ]);
    expect(refusal(() => vesting({ ...grant, leftOn: '2023-12-31' }))).toEqual([
      'leftOn',
      'TOO_EARLY',
    ]);
    expect(refusal(() => vesting({ ...grant, yearly: [0.5, 0.4, 0, 0] }))).toEqual([
      'yearly',
      'PROBABILITIES_NOT_ONE',
    ]);
    expect(refusal(() => vesting({ ...grant, granted: 1.5 }))).toEqual(['granted', 'NOT_WHOLE']);
  });
});

describe('shareBasedExpense', () => {
  it('is straight-line over the period, for what is expected to vest, less what is booked', () => {
    const plan = { granted: 50_000, fairValue: 15, expectedToVest: 0.8, months: 36 };
    expect(shareBasedExpense({ ...plan, elapsedMonths: 12 }).expense).toBe(200_000);
    // Fewer leave in the second year than was expected.
    const second = { ...plan, expectedToVest: 0.85, elapsedMonths: 24, booked: 200_000 };
    expect(shareBasedExpense(second)).toEqual({
      total: 637_500,
      cumulative: 425_000,
      expense: 225_000,
    });
    expect(shareBasedExpense({ ...plan, elapsedMonths: 40, booked: 600_000 }).expense).toBe(0);
  });
});

describe('dilution', () => {
  it('Q1 (terms.law): 5,000 of 10,000,000 is 0.05 %, after 20 % dilution 0.04 %', () => {
    const result = dilution({
      shares: 5_000,
      fullyDiluted: 10_000_000,
      rounds: [{ dilution: 0.2 }],
    });
    expect(result.initial).toBe(0.0005);
    expect(result.ownership).toBe(0.0004);
  });

  it('reads what a round takes from its money, and counts the pool it adds', () => {
    const result = dilution({
      shares: 100,
      fullyDiluted: 1_000,
      rounds: [{ preMoney: 8_000_000, investment: 2_000_000, addedPool: 0.1 }],
    });
    expect(result.steps[0]).toMatchObject({ taken: 0.3, ownership: 0.07 });
  });
});

describe('waterfall', () => {
  const founders = { name: 'Founders', shares: 8_000_000 };
  const seriesA = { name: 'Series A', shares: 2_000_000, invested: 5_000_000 };
  const exitAt = (exitValue: number, changes = {}) =>
    waterfall({ exitValue, preferred: [{ ...seriesA, ...changes }], common: [founders] });

  it('pays the preference first, and lets it convert where its shares are worth more', () => {
    expect(exitAt(4_000_000)).toMatchObject({
      commonThreshold: 5_000_000,
      commonPerShare: 0,
      preferred: [{ amount: 4_000_000, isConverted: false }],
    });
    expect(exitAt(13_000_000)).toMatchObject({
      commonPerShare: 1,
      preferred: [{ amount: 5_000_000, isConverted: false }],
    });
    // From 25 M on, a fifth of the company is worth more than 5 M.
    expect(exitAt(50_000_000)).toMatchObject({
      commonPerShare: 5,
      preferred: [{ amount: 10_000_000, isConverted: true }],
    });
  });

  it('lets participating shares take both, up to their cap', () => {
    expect(exitAt(25_000_000, { participation: 'full' }).preferred[0]!.amount).toBe(9_000_000);
    const capped = { participation: 'capped', cap: 2 };
    expect(exitAt(25_000_000, capped).preferred[0]!.amount).toBe(9_000_000);
    expect(exitAt(40_000_000, capped).preferred[0]!.amount).toBe(10_000_000);
    expect(exitAt(60_000_000, capped).preferred[0]).toMatchObject({
      amount: 12_000_000,
      isConverted: true,
    });
  });

  it('pays debt first, then higher ranks, and equal ranks in proportion', () => {
    const seed = { name: 'Seed', shares: 1_000_000, invested: 2_000_000 };
    const paid = (rank: number) =>
      waterfall({
        exitValue: 6_500_000,
        debt: 1_000_000,
        preferred: [seed, { ...seriesA, rank }],
        common: [founders],
      }).preferred.map(({ amount }) => Math.round(amount));
    expect(paid(1)).toEqual([500_000, 5_000_000]);
    expect(paid(0)).toEqual([1_571_429, 3_928_571]);
  });

  it('exercises options only where a share is worth more than they cost', () => {
    const options = { name: 'Options', shares: 2_000_000, strike: 2 };
    const at = (exitValue: number) =>
      waterfall({ exitValue, preferred: [], common: [founders, options] });
    expect(at(12_000_000).common[1]).toMatchObject({ amount: 0, isConverted: false });
    // 8 M shares at 3 and 2 M options that gain 1 each.
    expect(at(26_000_000)).toMatchObject({
      commonPerShare: 3,
      common: [{ amount: 24_000_000 }, { amount: 2_000_000, isConverted: true }],
    });
    expect(exitForPrice({ preferred: [], common: [founders, options] }, 2)).toBe(16_000_000);
  });

  it('refuses classes without shares and a cap below the preference', () => {
    expect(refusal(() => exitAt(1, { shares: 0 }))).toEqual(['preferred.0.shares', 'NOT_POSITIVE']);
    expect(refusal(() => exitAt(1, { participation: 'capped', cap: 0.5 }))).toEqual([
      'preferred.0.cap',
      'TOO_SMALL',
    ]);
    expect(refusal(() => exitAt(-1))).toEqual(['exitValue', 'NEGATIVE']);
  });
});
