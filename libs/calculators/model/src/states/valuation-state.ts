import * as z from 'zod/mini';
import { berkusDrivers } from '../valuation/berkus';
import { riskFactors } from '../valuation/risk-factor-summation';
import { scorecardFactors } from '../valuation/scorecard';
import { calculatorCurrencies, listOf, nameField, numberField, numbersFor } from './state-fields';
import type { StateFormat } from './state-link';

/** The methods of the valuation page, in its order. */
export const valuationMethods = [
  'berkus',
  'scorecard',
  'riskFactors',
  'ventureCapital',
  'firstChicago',
  'dcf',
  'comparables',
] as const;
export type ValuationMethod = (typeof valuationMethods)[number];

/** How far the company is, which suggests the methods. */
export const companyStages = ['IDEA', 'PROTOTYPE', 'REVENUE', 'PROFIT'] as const;
export type CompanyStage = (typeof companyStages)[number];

/** How many items lists of a state have at most. */
export const stateLimits = {
  laterRounds: 6,
  scenarios: 5,
  phases: 4,
  multiples: 12,
  holders: 8,
  safes: 10,
  notes: 6,
} as const;

const parts = {
  currency: z.enum(calculatorCurrencies),
  stage: z.enum(companyStages),
  methods: listOf(z.enum(valuationMethods), valuationMethods.length),
  berkus: z.strictObject({
    ...numbersFor(berkusDrivers).shape,
    most: numberField,
    hasRevenue: z.boolean(),
  }),
  /** Usual pre-money valuation of such companies, for Scorecard and Risk Factor Summation. */
  base: numberField,
  /** Per cent of a usual company. */
  scores: numbersFor(scorecardFactors),
  /** Per cent. */
  weights: numbersFor(scorecardFactors),
  risks: numbersFor(riskFactors),
  riskStep: numberField,
  exit: z.strictObject({
    metric: numberField,
    multiple: numberField,
    by: z.enum(['multiple', 'rate']),
    requiredMultiple: numberField,
    /** Per cent a year. */
    rate: numberField,
    years: numberField,
    investment: numberField,
    /** Per cent. */
    probability: numberField,
  }),
  /** Per cent that each round after this one takes. */
  laterRounds: listOf(numberField, stateLimits.laterRounds),
  scenarios: listOf(
    z.strictObject({ name: nameField, probability: numberField, value: numberField }),
    stateLimits.scenarios,
  ),
  cash: z.strictObject({
    first: numberField,
    phases: listOf(z.strictObject({ years: numberField, growth: numberField }), stateLimits.phases),
    rate: numberField,
    terminalBy: z.enum(['growth', 'multiple', 'none']),
    terminalGrowth: numberField,
    terminalMultiple: numberField,
    netDebt: numberField,
  }),
  peers: z.strictObject({
    metric: numberField,
    multiples: listOf(numberField, stateLimits.multiples),
    illiquidity: numberField,
    netDebt: numberField,
  }),
  raise: z.strictObject({
    /** Null takes the median of the methods. */
    preMoney: numberField,
    investment: numberField,
    poolShare: numberField,
    options: numberField,
    unissuedPool: numberField,
    holders: listOf(z.strictObject({ name: nameField, shares: numberField }), stateLimits.holders),
    safes: listOf(
      z.strictObject({
        name: nameField,
        amount: numberField,
        type: z.enum(['postMoney', 'preMoney']),
        cap: numberField,
        discount: numberField,
        isMfn: z.boolean(),
      }),
      stateLimits.safes,
    ),
    notes: listOf(
      z.strictObject({
        name: nameField,
        principal: numberField,
        rate: numberField,
        years: numberField,
        cap: numberField,
        discount: numberField,
      }),
      stateLimits.notes,
    ),
    rounding: z.enum(['none', 'lawyers']),
  }),
};

/** Everything that is entered on the valuation page. Percentages are per cent, amounts in the currency's main unit. */
export type ValuationState = {
  -readonly [Part in keyof typeof parts]: z.output<(typeof parts)[Part]>;
};

const usual = 100;

/** An invented software company that raises its first round. Part of version 1 of links: see `StateFormat.defaults`. */
export const defaultValuation: ValuationState = {
  currency: 'INR',
  stage: 'PROTOTYPE',
  methods: ['berkus', 'scorecard', 'riskFactors', 'ventureCapital', 'firstChicago'],
  berkus: {
    idea: 20_000_000,
    prototype: 15_000_000,
    team: 25_000_000,
    relationships: 10_000_000,
    rollout: 5_000_000,
    most: 45_000_000,
    hasRevenue: false,
  },
  base: 70_000_000,
  scores: {
    team: 125,
    opportunity: 120,
    product: 100,
    competition: 80,
    marketing: usual,
    funding: usual,
    other: usual,
  },
  weights: {
    team: 30,
    opportunity: 25,
    product: 15,
    competition: 10,
    marketing: 10,
    funding: 5,
    other: 5,
  },
  risks: {
    management: 1,
    stage: 0,
    legislation: 0,
    manufacturing: 0,
    sales: 0,
    funding: -1,
    competition: -1,
    technology: 1,
    litigation: 0,
    international: 0,
    reputation: 0,
    exit: 1,
  },
  riskStep: 22_500_000,
  exit: {
    metric: 500_000_000,
    multiple: 4,
    by: 'multiple',
    requiredMultiple: 15,
    rate: 55,
    years: 6,
    investment: 20_000_000,
    probability: 100,
  },
  laterRounds: [20, 15],
  scenarios: [
    { name: '', probability: 20, value: 250_000_000 },
    { name: '', probability: 50, value: 75_000_000 },
    { name: '', probability: 30, value: 5_000_000 },
  ],
  cash: {
    first: 4_000_000,
    phases: [
      { years: 3, growth: 80 },
      { years: 3, growth: 30 },
    ],
    rate: 30,
    terminalBy: 'growth',
    terminalGrowth: 4,
    terminalMultiple: 8,
    netDebt: 0,
  },
  peers: { metric: 15_000_000, multiples: [4, 5, 6, 9], illiquidity: 25, netDebt: 0 },
  raise: {
    preMoney: null,
    investment: 20_000_000,
    poolShare: 10,
    options: 400_000,
    unissuedPool: 600_000,
    holders: [
      { name: '', shares: 5_000_000 },
      { name: '', shares: 4_000_000 },
    ],
    safes: [
      {
        name: '',
        amount: 5_000_000,
        type: 'postMoney',
        cap: 50_000_000,
        discount: 0,
        isMfn: false,
      },
    ],
    notes: [],
    rounding: 'none',
  },
};

/** Methods that suit a stage: without revenue, cash flows and multiples of it say nothing. */
export const methodsOfStage: Readonly<Record<CompanyStage, readonly ValuationMethod[]>> = {
  IDEA: ['berkus', 'scorecard', 'riskFactors'],
  PROTOTYPE: ['berkus', 'scorecard', 'riskFactors', 'ventureCapital', 'firstChicago'],
  REVENUE: ['scorecard', 'riskFactors', 'ventureCapital', 'firstChicago', 'comparables'],
  PROFIT: ['ventureCapital', 'firstChicago', 'dcf', 'comparables'],
};

/** How links of the valuation page are written and read. */
export const valuationFormat: StateFormat<ValuationState> = {
  version: 1,
  defaults: defaultValuation,
  readPart: (key, value) => {
    const read = z.safeParse(parts[key], value);
    return read.success ? (read.data as ValuationState[typeof key]) : undefined;
  },
};
