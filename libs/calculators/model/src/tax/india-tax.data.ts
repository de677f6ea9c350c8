/** Income up to `upTo` rupees is taxed at `rate`; the last band has no end. */
export interface Band {
  upTo: number;
  rate: number;
}

/** Tax of individuals in one regime. Amounts in rupees, rates as fractions. */
export interface Regime {
  /** From the first rupee up. */
  slabs: readonly Band[];
  /** Slabs of residents from 60 and from 80 years on, where they differ. */
  slabsFrom60?: readonly Band[];
  slabsFrom80?: readonly Band[];
  /** Up to `income`, tax is reduced by at most `most`. With relief, tax just above it is at most the income above it. */
  rebate: { income: number; most: number; hasRelief: boolean };
  /** Added to the tax of incomes above `over`. */
  surcharges: readonly { over: number; rate: number }[];
}

/** Gains from shares. Rates as fractions. */
export interface GainRates {
  longTerm: number;
  listedShortTerm: number;
  /** Long-term gains from listed shares that are free in a year, in rupees. */
  listedExemption: number;
  /** Held longer than this, in months, gains are long-term. */
  unlistedMonths: number;
  listedMonths: number;
  /** Surcharge on such gains is at most this. */
  mostSurcharge: number;
}

export interface IndianTaxYear {
  /** Of the financial year, as in `2025-26`. */
  year: string;
  newRegime: Regime;
  oldRegime: Regime;
  gains: GainRates;
  /** Health and education cess on tax and surcharge. */
  cess: number;
  source: string;
  /** When the source was read. */
  readOn: string;
}

const above = Infinity;

const oldRegime: Regime = {
  slabs: [
    { upTo: 250_000, rate: 0 },
    { upTo: 500_000, rate: 0.05 },
    { upTo: 1_000_000, rate: 0.2 },
    { upTo: above, rate: 0.3 },
  ],
  slabsFrom60: [
    { upTo: 300_000, rate: 0 },
    { upTo: 500_000, rate: 0.05 },
    { upTo: 1_000_000, rate: 0.2 },
    { upTo: above, rate: 0.3 },
  ],
  slabsFrom80: [
    { upTo: 500_000, rate: 0 },
    { upTo: 1_000_000, rate: 0.2 },
    { upTo: above, rate: 0.3 },
  ],
  rebate: { income: 500_000, most: 12_500, hasRelief: false },
  surcharges: [
    { over: 5_000_000, rate: 0.1 },
    { over: 10_000_000, rate: 0.15 },
    { over: 20_000_000, rate: 0.25 },
    { over: 50_000_000, rate: 0.37 },
  ],
};

const newSurcharges = [
  { over: 5_000_000, rate: 0.1 },
  { over: 10_000_000, rate: 0.15 },
  { over: 20_000_000, rate: 0.25 },
] as const;

const newRegime2025: Regime = {
  slabs: [
    { upTo: 400_000, rate: 0 },
    { upTo: 800_000, rate: 0.05 },
    { upTo: 1_200_000, rate: 0.1 },
    { upTo: 1_600_000, rate: 0.15 },
    { upTo: 2_000_000, rate: 0.2 },
    { upTo: 2_400_000, rate: 0.25 },
    { upTo: above, rate: 0.3 },
  ],
  rebate: { income: 1_200_000, most: 60_000, hasRelief: true },
  surcharges: newSurcharges,
};

const newRegime2024: Regime = {
  slabs: [
    { upTo: 300_000, rate: 0 },
    { upTo: 700_000, rate: 0.05 },
    { upTo: 1_000_000, rate: 0.1 },
    { upTo: 1_200_000, rate: 0.15 },
    { upTo: 1_500_000, rate: 0.2 },
    { upTo: above, rate: 0.3 },
  ],
  rebate: { income: 700_000, most: 25_000, hasRelief: true },
  surcharges: newSurcharges,
};

/** Rates since 23 July 2024. */
const gains: GainRates = {
  longTerm: 0.125,
  listedShortTerm: 0.2,
  listedExemption: 125_000,
  unlistedMonths: 24,
  listedMonths: 12,
  mostSurcharge: 0.15,
};

/** The newest first. A year that isn't here can't be calculated; people enter their own rate then. */
export const indianTaxYears: readonly IndianTaxYear[] = [
  {
    year: '2026-27',
    newRegime: newRegime2025,
    oldRegime,
    gains,
    cess: 0.04,
    source: 'Union Budget 2026-27 (1 February 2026), which kept the rates of the year before',
    readOn: '2026-11-26',
  },
  {
    year: '2025-26',
    newRegime: newRegime2025,
    oldRegime,
    gains,
    cess: 0.04,
    source: 'Finance Act 2025',
    readOn: '2026-11-26',
  },
  {
    year: '2024-25',
    newRegime: newRegime2024,
    oldRegime,
    gains,
    cess: 0.04,
    source: 'Finance (No. 2) Act 2024',
    readOn: '2026-11-26',
  },
];
