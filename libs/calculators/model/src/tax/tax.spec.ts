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

  it('counts gains for the surcharge on salary: 40 lakh with a gain of 20 lakh has 10 %', () => {
    const gains = { amount: 2_000_000, rate: 0.125 };
    expect(incomeTax(4_000_000, newRegime).surcharge).toBe(0);
    expect(incomeTax(4_000_000, newRegime, gains)).toMatchObject({
      slabTax: 780_000,
      gainTax: 250_000,
      surcharge: 103_000,
      relief: 0,
      total: (780_000 + 250_000) * 1.1 * 1.04,
    });
  });

  it('raises the surcharge on salary above 15 % by salary alone, on gains never (First Schedule, A (c) to (e))', () => {
    const gains = { amount: 30_000_000, rate: 0.125 };
    const below = incomeTax(15_000_000, newRegime, gains);
    expect(below.surcharge).toBeCloseTo((below.slabTax + 3_750_000) * 0.15, 6);
    const above = incomeTax(30_000_000, newRegime, gains);
    expect(above.surcharge).toBeCloseTo(above.slabTax * 0.25 + 3_750_000 * 0.15, 6);
    expect(above.relief).toBe(0);
  });

  it('has marginal relief where gains lead just above 50 lakh', () => {
    const result = incomeTax(4_000_000, newRegime, { amount: 1_010_000, rate: 0.125 });
    // At 50 lakh it's 7,80,000 and 1,25,000; above it, the 10,000 more.
    expect((result.total / 1.04).toFixed(6)).toBe('915000.000000');
  });

  it('sets what income leaves of the basic exemption against gains, by regime and age', () => {
    const gains = { amount: 1_000_000, rate: 0.125 };
    const setOff = (...of: Parameters<typeof incomeTax>) => incomeTax(...of).setOff;
    expect(setOff(0, newRegime, gains)).toBe(400_000);
    expect(setOff(100_000, { ...newRegime, year: '2024-25' }, gains)).toBe(200_000);
    expect(setOff(100_000, oldRegime, gains)).toBe(150_000);
    expect(setOff(100_000, { ...oldRegime, age: 'from60' }, gains)).toBe(200_000);
    expect(setOff(100_000, { ...oldRegime, age: 'from80' }, gains)).toBe(400_000);
    expect(setOff(400_000, newRegime, gains)).toBe(0);
    expect(incomeTax(0, newRegime, gains).gainTax).toBe(75_000);
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
    income: 1_500_000,
    rules: newRegime,
  };

  it('T1 (Mint): sold at 1,500 after more than 24 months, beside an income of 15 lakh, the long-term gain is 50,000, taxed with 6,250', () => {
    expect(saleTax(sale)).toMatchObject({
      gain: 50_000,
      setOff: 0,
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
    const { surcharge, taxBeforeSurcharge } = saleTax(large);
    // The 1,05,000 on 15 lakh of other income have it too, because of the gain.
    expect(surcharge).toBeCloseTo((taxBeforeSurcharge + 105_000) * 0.15, 6);
  });

  it('taxes a gain of 3 lakh without other income at nothing, and only what is above the basic exemption', () => {
    const alone = { ...sale, shares: 600, income: 0 };
    expect(saleTax(alone)).toMatchObject({ gain: 300_000, setOff: 300_000, tax: 0 });
    const larger = saleTax({ ...alone, shares: 1_000, income: 300_000 });
    expect(larger).toMatchObject({ setOff: 100_000, exempt: 0, taxBeforeSurcharge: 50_000 });
    const listed = { ...alone, shares: 2_000, isListed: true };
    expect(saleTax(listed)).toMatchObject({
      setOff: 400_000,
      exempt: 125_000,
      taxBeforeSurcharge: 59_375,
    });
    const short = saleTax({ ...listed, soldOn: '2024-06-01' });
    expect(short).toMatchObject({ isLongTerm: false, setOff: 400_000, exempt: 0, tax: 124_800 });
    // Slabs free short-term gains of unlisted shares, and a rate of one's own frees nothing.
    expect(saleTax({ ...alone, soldOn: '2024-06-01' })).toMatchObject({ setOff: 0, tax: 0 });
    expect(saleTax({ ...alone, rules: { rate: 0.1 } })).toMatchObject({ setOff: 0, tax: 30_000 });
  });

  it('taxes no loss, and refuses a sale before the exercise', () => {
    expect(saleTax({ ...sale, salePrice: 900 })).toMatchObject({ gain: -10_000, tax: 0 });
    expect(refusal(() => saleTax({ ...sale, soldOn: '2023-01-01' }))).toEqual([
      'soldOn',
      'TOO_EARLY',
    ]);
  });
});
