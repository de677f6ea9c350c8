import * as z from 'zod/mini';
import { calculatorCurrencies, dayField, listOf, nameField, numberField } from './state-fields';
import type { StateFormat } from './state-link';

/** How many items lists of the state have at most, and the highest rank of a preference. */
export const esopLimits = { grants: 6, rounds: 6, preferred: 6, offers: 2, rank: 5 } as const;

/** By which rules income is taxed: one of India's regimes, or a rate of one's own. */
export const esopTaxRules = ['new', 'old', 'own'] as const;
export type EsopTaxRule = (typeof esopTaxRules)[number];

export const esopAges = ['below60', 'from60', 'from80'] as const;
export const esopParticipations = ['none', 'full', 'capped'] as const;
/** Months between two vesting dates. */
export const esopIntervals = [1, 3, 6, 12] as const;

const grantField = z.strictObject({
  name: nameField,
  granted: numberField,
  strike: numberField,
  start: dayField,
  months: numberField,
  cliff: numberField,
  interval: z.literal(esopIntervals),
});

const preferredField = z.strictObject({
  name: nameField,
  shares: numberField,
  invested: numberField,
  multiple: numberField,
  participation: z.enum(esopParticipations),
  /** Times the investment, where participation is capped. */
  cap: numberField,
  /** Preferences of higher ranks are paid first; equal ones share in proportion. */
  rank: z.int().check(z.minimum(0), z.maximum(esopLimits.rank)),
});

const offerField = z.strictObject({
  name: nameField,
  /** A year. */
  salary: numberField,
  /** That vest in a year. */
  options: numberField,
  strike: numberField,
  fullyDiluted: numberField,
  shareValue: numberField,
  exitValue: numberField,
});

const parts = {
  currency: z.enum(calculatorCurrencies),
  grants: listOf(grantField, esopLimits.grants),
  dates: z.strictObject({
    /** Null is today. */
    asOf: dayField,
    /** Null is the day above. */
    exercise: dayField,
    /** Null is three years after the exercise. */
    sale: dayField,
    /** Null if there is no plan to leave. */
    leaving: dayField,
    /** How long options can be exercised after leaving. */
    exerciseDays: numberField,
  }),
  company: z.strictObject({
    /** Of one share today. */
    fairValue: numberField,
    fullyDiluted: numberField,
    debt: numberField,
  }),
  /** Per cent that each later round takes. */
  rounds: listOf(numberField, esopLimits.rounds),
  preferred: listOf(preferredField, esopLimits.preferred),
  exit: z.strictObject({
    value: numberField,
    /** The ends of the chart. */
    low: numberField,
    high: numberField,
    scale: z.enum(['log', 'linear']),
  }),
  tax: z.strictObject({
    by: z.enum(esopTaxRules),
    year: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
    age: z.enum(esopAges),
    /** Other taxable income of a year. */
    income: numberField,
    /** Per cent, where the rules are a rate of one's own. */
    rate: numberField,
    /** The company is listed when the shares are sold. */
    isListed: z.boolean(),
    /** The company is certified under section 80-IAC. */
    isEligible: z.boolean(),
  }),
  /** For Black–Scholes: per cent, per cent, and years. */
  option: z.strictObject({ rate: numberField, volatility: numberField, years: numberField }),
  /** Per cent of the options that are expected to vest, for the company's expense. */
  expectedToVest: numberField,
  offers: z.array(offerField).check(z.length(esopLimits.offers)),
};

/** Everything that is entered on the ESOP page. Percentages are per cent, amounts in the currency's main unit. */
export type EsopState = {
  -readonly [Part in keyof typeof parts]: z.output<(typeof parts)[Part]>;
};
export type EsopGrant = EsopState['grants'][number];
export type EsopPreferred = EsopState['preferred'][number];
export type EsopOffer = EsopState['offers'][number];

/**
 * An invented employee of an invented software company after its Series A. Part of version 1 of links: see
 * `StateFormat.defaults`.
 */
export const defaultEsop: EsopState = {
  currency: 'INR',
  grants: [
    {
      name: '',
      granted: 20_000,
      strike: 10,
      start: '2024-04-01',
      months: 48,
      cliff: 12,
      interval: 1,
    },
    {
      name: '',
      granted: 8_000,
      strike: 60,
      start: '2026-01-01',
      months: 48,
      cliff: 12,
      interval: 3,
    },
  ],
  dates: { asOf: null, exercise: null, sale: null, leaving: null, exerciseDays: 90 },
  company: { fairValue: 120, fullyDiluted: 10_000_000, debt: 0 },
  rounds: [15, 12],
  preferred: [
    {
      name: 'Seed',
      shares: 1_500_000,
      invested: 60_000_000,
      multiple: 1,
      participation: 'none',
      cap: 2,
      rank: 0,
    },
    {
      name: 'Series A',
      shares: 2_000_000,
      invested: 400_000_000,
      multiple: 1,
      participation: 'none',
      cap: 2,
      rank: 0,
    },
  ],
  exit: { value: 6_000_000_000, low: 200_000_000, high: 20_000_000_000, scale: 'log' },
  tax: {
    by: 'new',
    year: '2026-27',
    age: 'below60',
    income: 2_400_000,
    rate: 30,
    isListed: false,
    isEligible: false,
  },
  option: { rate: 6.5, volatility: 50, years: 5 },
  expectedToVest: 85,
  offers: [
    {
      name: '',
      salary: 2_400_000,
      options: 5_000,
      strike: 60,
      fullyDiluted: 10_000_000,
      shareValue: 120,
      exitValue: 6_000_000_000,
    },
    {
      name: '',
      salary: 3_200_000,
      options: 1_000,
      strike: 10,
      fullyDiluted: 50_000_000,
      shareValue: 400,
      exitValue: 30_000_000_000,
    },
  ],
};

/** A grant as it begins when one is added. */
export const newGrant = (start: string): EsopGrant => ({
  name: '',
  granted: 5_000,
  strike: 10,
  start,
  months: 48,
  cliff: 12,
  interval: 1,
});

/** A preferred class as it begins when one is added. */
export const newPreferred: EsopPreferred = {
  name: '',
  shares: 1_000_000,
  invested: 100_000_000,
  multiple: 1,
  participation: 'none',
  cap: 2,
  rank: 0,
};

/** How links of the ESOP page are written and read. */
export const esopFormat: StateFormat<EsopState> = {
  version: 1,
  defaults: defaultEsop,
  readPart: (key, value) => {
    const read = z.safeParse(parts[key], value);
    return read.success ? (read.data as EsopState[typeof key]) : undefined;
  },
};
