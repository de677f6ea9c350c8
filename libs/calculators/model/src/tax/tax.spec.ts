import { incomeTax, perquisiteDeferral, perquisiteTax, saleTax } from '../index';
import { refusal } from '../test/refusal.fixtures';

const newRegime = { regime: 'new', year: '2025-26' } as const;
const oldRegime = { regime: 'old', year: '2025-26' } as const;

describe('incomeTax', () => {
  it.each([
    [1_200_000, 0],
    [1_600_000, 120_000],
    [2_000_000, 200_000],
    [2_400_000, 300_000],
    [2_500_000, 330_000],
  ])('T5 (slabs of 2025-26): on %i it is %i before cess', (income, expected) => {
    const { slabTax, rebate, total } = incomeTax(income, newRegime);
    expect(slabTax - rebate).toBe(expected);
    expect(total).toBeCloseTo(expected * 1.04, 6);
  });

  it('T5 (slabs of 2025-26): the rebate on 12 lakh is 60,000', () => {
    expect(incomeTax(1_200_000, newRegime)).toMatchObject({ slabTax: 60_000, rebate: 60_000 });
  });

  it('just above 12 lakh, it is at most the income above, before cess', () => {
    expect(incomeTax(1_210_000, newRegime)).toMatchObject({ slabTax: 61_500, relief: 51_500 });
    expect(incomeTax(1_210_000, newRegime).total).toBeCloseTo(10_400, 6);
  });

  it('just above 50 lakh, surcharge has marginal relief (taxguru.in: 50,90,000 in the old regime)', () => {
    const result = incomeTax(5_090_000, oldRegime);
    expect(result).toMatchObject({ slabTax: 1_339_500, surcharge: 133_950, relief: 70_950 });
    expect(result.total).toBeCloseTo(1_402_500 * 1.04, 6);
  });

  it('just above 2 crore, the limit has the surcharge of the band below (KDK: 2,02,61,550 in the old regime)', () => {
    const result = incomeTax(20_261_550, oldRegime);
    expect(result.slabTax).toBe(5_890_965);
    expect(result.surcharge - result.relief + result.slabTax).toBeCloseTo(
      5_812_500 * 1.15 + 261_550,
      6,
    );
  });

  it('knows ages in the old regime, and a rate of one’s own', () => {
    expect(incomeTax(1_000_000, oldRegime).slabTax).toBe(112_500);
    expect(incomeTax(1_000_000, { ...oldRegime, age: 'from60' }).slabTax).toBe(110_000);
    expect(incomeTax(1_000_000, { ...oldRegime, age: 'from80' }).slabTax).toBe(100_000);
    expect(incomeTax(1_000_000, { rate: 0.2 }).total).toBe(200_000);
  });

  it('has no figures for years that it has no data for', () => {
    expect(refusal(() => incomeTax(1, { regime: 'new', year: '2031-32' }))).toEqual([
      'rules.year',
      'NO_DATA_FOR_YEAR',
    ]);
  });
});

describe('perquisiteTax', () => {
  const exercise = { income: 0, rules: { rate: 0.3 } };

  it('T1 (Mint): 100 shares at 510, worth 1,000: they cost 51,000, the perquisite is 49,000', () => {
    const result = perquisiteTax({ ...exercise, shares: 100, strike: 510, fairValue: 1_000 });
    expect(result).toMatchObject({ exerciseCost: 51_000, perquisite: 49_000, tax: 14_700 });
    expect(result.cashNeeded).toBe(65_700);
  });

  it('T2 (Mint): 100 shares at 500, worth 1,000: cost and perquisite are 50,000', () => {
    const result = perquisiteTax({ ...exercise, shares: 100, strike: 500, fairValue: 1_000 });
    expect(result).toMatchObject({ exerciseCost: 50_000, perquisite: 50_000 });
  });

  it('T3 (weedoo.in): 1,000 shares at 100, worth 500: the perquisite is 4,00,000', () => {
    const result = perquisiteTax({ ...exercise, shares: 1_000, strike: 100, fairValue: 500 });
    expect(result.perquisite).toBe(400_000);
  });

  it('is what the tax of the year rises by', () => {
    const result = perquisiteTax({
      shares: 1_000,
      strike: 100,
      fairValue: 1_100,
      income: 1_600_000,
      rules: newRegime,
    });
    // From 16 to 26 lakh: 80,000 + 1,00,000 + 60,000, and 4 % cess.
    expect(result.tax).toBeCloseTo(249_600, 6);
    expect(result.effectiveRate).toBeCloseTo(0.2496, 10);
  });

  it('is nothing for options that cost more than shares are worth', () => {
    const result = perquisiteTax({ ...exercise, shares: 10, strike: 5, fairValue: 3 });
    expect(result).toMatchObject({ perquisite: 0, tax: 0, effectiveRate: 0 });
  });
});

describe('perquisiteDeferral', () => {
  it('ends 48 months after the assessment year, to be paid within 14 days', () => {
    expect(perquisiteDeferral({ exercisedOn: '2024-08-01' })).toEqual({
      endsBy: 'window',
      endsOn: '2030-03-31',
      payBy: '2030-04-14',
    });
    expect(perquisiteDeferral({ exercisedOn: '2026-04-01' }).endsOn).toBe('2032-03-31');
  });

  it('ends earlier by selling or leaving', () => {
    const exercisedOn = '2024-08-01';
    expect(
      perquisiteDeferral({ exercisedOn, soldOn: '2027-01-10', leftOn: '2026-05-01' }),
    ).toMatchObject({ endsBy: 'leaving', endsOn: '2026-05-01' });
    expect(perquisiteDeferral({ exercisedOn, soldOn: '2027-01-10' })).toMatchObject({
      endsBy: 'sale',
      payBy: '2027-01-24',
    });
    expect(refusal(() => perquisiteDeferral({ exercisedOn, soldOn: '2024-07-31' }))).toEqual([
      'soldOn',
      'TOO_EARLY',
    ]);
  });
});

describe('saleTax', () => {
  const sale = {
    shares: 100,
    fairValueAtExercise: 1_000,
    salePrice: 1_500,
    exercisedOn: '2024-01-10',
    soldOn: '2026-01-11',
    rules: newRegime,
  };

  it('T1 (Mint): sold at 1,500 after more than 24 months, the long-term gain is 50,000, taxed with 6,250', () => {
    expect(saleTax(sale)).toMatchObject({
      gain: 50_000,
      isLongTerm: true,
      rate: 0.125,
      taxBeforeSurcharge: 6_250,
      tax: 6_500,
      net: 143_500,
    });
  });

  it('adds short-term gains of unlisted shares to income', () => {
    const result = saleTax({ ...sale, soldOn: '2026-01-10', income: 2_500_000 });
    expect(result).toMatchObject({ isLongTerm: false, rate: null });
    expect(result.tax).toBeCloseTo(15_600, 6);
  });

  it('has listed rates: 20 % within a year, later 12.5 % above 1,25,000', () => {
    const listed = { ...sale, isListed: true, shares: 1_000 };
    const short = saleTax({ ...listed, soldOn: '2024-06-01' });
    expect(short).toMatchObject({ isLongTerm: false, taxBeforeSurcharge: 100_000 });
    expect(saleTax({ ...listed, soldOn: '2025-01-11' })).toMatchObject({
      isLongTerm: true,
      exempt: 125_000,
      taxBeforeSurcharge: 46_875,
    });
  });

  it('has a surcharge of at most 15 % on gains with a rate of their own', () => {
    const large = { ...sale, shares: 1_000_000 };
    const result = saleTax(large);
    expect(result.surcharge).toBe(result.taxBeforeSurcharge * 0.15);
  });

  it('taxes no loss, and refuses a sale before the exercise', () => {
    expect(saleTax({ ...sale, salePrice: 900 })).toMatchObject({ gain: -10_000, tax: 0 });
    expect(refusal(() => saleTax({ ...sale, soldOn: '2023-01-01' }))).toEqual([
      'soldOn',
      'TOO_EARLY',
    ]);
  });
});
