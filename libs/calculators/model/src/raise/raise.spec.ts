import {
  applyMfn,
  convertNote,
  convertSafe,
  poolShuffle,
  pricedRound,
  type PricedRoundInput,
  type Safe,
} from '../index';
import { refusal } from '../test/refusal.fixtures';

const post = (amount: number, cap?: number): Safe => ({
  amount,
  type: 'postMoney',
  ...(cap === undefined ? {} : { cap }),
});

describe('convertNote', () => {
  const note = { principal: 25_000, cap: 5_000_000, discount: 0.2, roundPrice: 5 };

  it('N1 (FundersClub): 25k, cap 5 M, 20 % off, pre-money 10 M at 5.00 converts at 2.50 to 10,000 shares', () => {
    expect(convertNote({ ...note, preMoney: 10_000_000 })).toMatchObject({
      basis: 'cap',
      price: 2.5,
      shares: 10_000,
    });
  });

  it('N2 (FundersClub): at 6 M the discount wins: 4.00 and 6,250 shares, where the cap gives 4.1667', () => {
    const result = convertNote({ ...note, preMoney: 6_000_000 });
    expect(result).toMatchObject({ basis: 'discount', price: 4, shares: 6_250 });
    expect(result.capPrice).toBeCloseTo(4.1667, 4);
  });

  it('N5 (aparanagupta.com): 500k at 5 % simple interest for a year converts as 525,000', () => {
    const result = convertNote({
      principal: 500_000,
      rate: 0.05,
      years: 1,
      discount: 0.2,
      roundPrice: 1,
      preMoney: 5_000_000,
    });
    expect(result.accrued).toBe(525_000);
    expect(result.price).toBe(0.8);
  });

  it('lets interest bear interest where the note says so', () => {
    const yearly = { principal: 100, rate: 0.1, years: 2, roundPrice: 1, preMoney: 1 };
    expect(convertNote({ ...yearly, interest: 'yearly' }).accrued).toBe(121);
    expect(convertNote(yearly).accrued).toBe(120);
  });
});

describe('convertSafe', () => {
  it.each([
    [500_000, 7.46],
    [800_000, 11.94],
    [1_000_000, 14.93],
  ])('P1 (YC guide): %i at a post-money cap of 6.7 M owns %d %%', (amount, percent) => {
    expect(convertSafe(post(amount, 6_700_000)).ownership! * 100).toBeCloseTo(percent, 2);
  });

  it('P2 (YC guide): 500k at 5.5 M and 500k at 8.3 M own 9.09 + 6.02 = 15.11 %', () => {
    const [first, second] = [post(500_000, 5_500_000), post(500_000, 8_300_000)].map(
      (safe) => convertSafe(safe).ownership! * 100,
    );
    expect(first).toBeCloseTo(9.09, 2);
    expect(second).toBeCloseTo(6.02, 2);
    expect(first! + second!).toBeCloseTo(15.11, 1);
  });

  it('takes the lowest of cap price, discounted price and price of the round', () => {
    const safe = { ...post(100_000, 10_000_000), discount: 0.2, roundPrice: 5 };
    expect(convertSafe({ ...safe, capitalization: 4_000_000 }).conversion).toEqual({
      basis: 'cap',
      price: 2.5,
      shares: 40_000,
    });
    expect(convertSafe({ ...safe, capitalization: 2_000_000 }).conversion?.basis).toBe('discount');
    expect(convertSafe({ ...post(100), roundPrice: 4 }).conversion).toEqual({
      basis: 'round',
      price: 4,
      shares: 25,
    });
    expect(convertSafe(post(100)).conversion).toBeNull();
  });
});

describe('applyMfn', () => {
  it('gives the lowest cap of later post-money SAFEs, never that of an earlier one', () => {
    const mfn = { ...post(100), isMfn: true };
    const caps = applyMfn([
      post(100, 3_000_000),
      mfn,
      post(100, 8_000_000),
      { amount: 100, type: 'preMoney', cap: 1_000_000 },
      post(100, 6_000_000),
      mfn,
    ]).map(({ cap }) => cap);
    expect(caps).toEqual([3_000_000, 6_000_000, 8_000_000, 1_000_000, 6_000_000, undefined]);
  });
});

describe('a SAFE with the terms of a later one', () => {
  it('converts as the later one does, also where it was a pre-money SAFE', () => {
    const result = pricedRound({
      holders: [{ name: 'Founders', shares: 8_000_000 }],
      safes: [
        { amount: 500_000, type: 'preMoney', isMfn: true },
        { amount: 500_000, type: 'postMoney', cap: 5_000_000 },
      ],
      preMoney: 20_000_000,
      investments: [{ amount: 5_000_000 }],
    });
    const [early, late] = result.conversions;
    expect(early).toMatchObject({ basis: 'cap', price: late?.price, shares: late?.shares });
  });
});

describe('poolShuffle', () => {
  const input = { preMoney: 8_000_000, investment: 2_000_000, poolShare: 0.2, shares: 6_000_000 };

  it('O1 (Venture Hacks): 8 M pre, 2 M in, 20 % pool, 6 M shares: effective 6 M at $1.00, not 1.33', () => {
    const result = poolShuffle(input);
    expect(result).toMatchObject({
      effectivePreMoney: 6_000_000,
      pricePerShare: 1,
      poolShares: 2_000_000,
      newShares: 2_000_000,
      totalShares: 10_000_000,
    });
    expect(result.naivePrice).toBeCloseTo(1.33, 2);
  });

  it('counts the pool that is there already', () => {
    const topped = poolShuffle({ ...input, unissuedPool: 1_000_000 });
    expect(topped.poolShares / topped.totalShares).toBeCloseTo(0.2, 12);
    expect(topped.addedPool).toBeLessThan(topped.poolShares);
    const large = poolShuffle({ ...input, unissuedPool: 3_000_000 });
    expect(large).toMatchObject({ addedPool: 0, poolShares: 3_000_000 });
    expect(large.pricePerShare).toBe(large.naivePrice);
  });

  it('refuses a pool that is worth more than the pre-money valuation', () => {
    expect(refusal(() => poolShuffle({ ...input, poolShare: 0.8 }))).toEqual([
      'poolShare',
      'NOTHING_LEFT',
    ]);
  });
});

describe('pricedRound', () => {
  const holders = (shares: number) => [{ name: 'Founders', shares }];

  it('P4 (1984 Ventures): 2 M shares, a SAFE of 2 M at 10 M, 8 M at 32 M pre: 12.80 a share', () => {
    for (const rounding of ['none', 'lawyers'] as const) {
      const result = pricedRound({
        holders: holders(2_000_000),
        safes: [post(2_000_000, 10_000_000)],
        preMoney: 32_000_000,
        investments: [{ amount: 8_000_000 }],
        rounding,
      });
      expect(result).toMatchObject({
        pricePerShare: 12.8,
        capitalization: 2_500_000,
        totalShares: 3_125_000,
        postMoney: 40_000_000,
        conversions: [{ basis: 'cap', price: 4, shares: 500_000 }],
      });
      expect(result.after.at(-1)).toMatchObject({ group: 'investor', shares: 625_000 });
    }
  });

  const sheet: PricedRoundInput = {
    holders: holders(9_390_728),
    unissuedPool: 609_272,
    safes: [
      post(125_000, 125_000 / 0.07),
      post(375_000),
      post(475_000, 10_000_000),
      post(28_500, 13_000_000),
      post(2_997_500, 30_000_000),
    ],
    preMoney: 16_700_000,
    investments: [{ amount: 4_000_000 }],
    poolShare: 0.1,
  };

  it('1984 Ventures, sheet: four caps, one SAFE without, 10 % pool: 20,606,916 shares, 2,060,692 of them pool', () => {
    const result = pricedRound(sheet);
    expect(Math.round(result.totalShares)).toBe(20_606_916);
    expect(Math.round(result.poolShares)).toBe(2_060_692);
    expect(Math.round(result.postMoney)).toBe(20_700_000);
  });

  it('1984 Ventures: a smaller pool than the one that exists keeps it', () => {
    expect(pricedRound({ ...sheet, poolShare: 0.01 })).toMatchObject({
      poolShares: 609_272,
      addedPool: 0,
    });
  });

  it('1984 Ventures, sheet as lawyers round it: 21,040,767 shares, worth 20,700,117', () => {
    const safes = [...sheet.safes!];
    safes[1] = post(375_000, 10_000_000);
    const result = pricedRound({
      ...sheet,
      safes,
      investments: [{ amount: 3_000_000 }, { amount: 1_000_000 }],
      rounding: 'lawyers',
    });
    expect(result).toMatchObject({
      totalShares: 21_040_767,
      capitalization: 15_480_138,
      addedPool: 1_494_804,
      poolShares: 2_104_076,
    });
    expect(Math.round(result.postMoney)).toBe(20_700_117);
  });

  it('1984 Ventures, a round that was closed: 19,436,361 shares, worth 60,000,046', () => {
    const atTen = [50_000, 1_000_000, 25_000, 175_000, 150_000, 50_000];
    const atTwenty = [5_000, 50_000, 311_147.8, 250_000];
    const result = pricedRound({
      holders: holders(11_694_118),
      safes: [
        ...atTen.map((amount) => post(amount, 10_000_000)),
        ...atTwenty.map((amount) => post(amount, 20_000_000)),
      ],
      preMoney: 49_800_000,
      investments: [{ amount: 10_199_995.29 }],
      poolShare: 0.1,
      rounding: 'lawyers',
    });
    expect(result).toMatchObject({ totalShares: 19_436_361, poolShares: 1_943_636 });
    expect(Math.round(result.postMoney)).toBe(60_000_046);
  });

  it('divides a pre-money cap by shares, options and the whole pool after the round', () => {
    const result = pricedRound({
      holders: holders(8_000_000),
      options: 500_000,
      unissuedPool: 500_000,
      safes: [{ amount: 500_000, type: 'preMoney', cap: 5_000_000 }],
      preMoney: 20_000_000,
      investments: [{ amount: 5_000_000 }],
      poolShare: 0.1,
    });
    const [safe] = result.conversions;
    expect(safe!.price).toBeCloseTo(5_000_000 / (8_500_000 + result.poolShares), 12);
    expect(result.after.map(({ group }) => group)).toEqual([
      'holder',
      'options',
      'pool',
      'safe',
      'investor',
    ]);
    expect(result.before.map(({ shares }) => shares)).toEqual([8_000_000, 500_000, 500_000]);
  });

  it('converts a note with its interest at the better of cap and discount', () => {
    const result = pricedRound({
      holders: holders(10_000_000),
      notes: [{ principal: 500_000, rate: 0.08, years: 1.5, cap: 4_000_000, discount: 0.2 }],
      preMoney: 8_000_000,
      investments: [{ amount: 2_000_000 }],
    });
    const [note] = result.conversions;
    expect(note).toMatchObject({ group: 'note', amount: 560_000, basis: 'cap' });
    expect(note!.price).toBeCloseTo(result.pricePerShare / 2, 12);
  });

  it('refuses SAFEs that take all, a valuation below what converts, and no money or shares', () => {
    const round = (changes: Partial<PricedRoundInput>) =>
      refusal(() => pricedRound({ ...sheet, ...changes }));
    expect(round({ safes: [post(1_000_000, 1_000_000)] })).toEqual([
      'safes',
      'CONVERSIONS_TAKE_ALL',
    ]);
    expect(round({ preMoney: 300_000 })).toEqual(['preMoney', 'PRE_MONEY_TOO_LOW']);
    expect(round({ investments: [] })).toEqual(['investments', 'EMPTY']);
    expect(round({ holders: [], unissuedPool: 0 })).toEqual(['holders', 'EMPTY']);
    expect(round({ safes: [post(-1)] })).toEqual(['safes.0.amount', 'NOT_POSITIVE']);
  });
});
