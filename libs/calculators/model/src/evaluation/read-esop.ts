import { addMonths, checkDay } from '../esop/calendar';
import type { Day } from '../esop/calendar';
import type { VestingInterval } from '../esop/vesting';
import type { PreferredClass } from '../esop/waterfall';
import { amount, partialShare, positive, rate, share, whole, years } from '../numbers';
import type { EsopGrant, EsopOffer, EsopPreferred, EsopState } from '../states/esop-state';
import { taxYear } from '../tax/income-tax';
import type { TaxRules } from '../tax/income-tax';
import { InputError } from '../input-error';
import { attempt, need, readFields } from './outcome';
import type { FieldProblems, FieldReader, Outcome } from './outcome';

export interface GrantNumbers {
  /** In the state's list. */
  place: number;
  name: string;
  granted: number;
  strike: number;
  start: Day;
  months: number;
  cliffMonths: number;
  interval: VestingInterval;
}

/** The days of the plan, with what empty fields mean. */
export interface EsopDates {
  asOf: Outcome<Day>;
  exercise: Outcome<Day>;
  sale: Outcome<Day>;
  /** Null without a plan to leave. */
  leaving: Outcome<Day | null>;
  exerciseDays: Outcome<number>;
}

export interface OfferNumbers {
  name: string;
  salary: number;
  options: number;
  strike: number;
  fullyDiluted: number;
  shareValue: number;
  exitValue: number;
}

/** The state as numbers that formulas are defined for, part by part, and the problems of its fields. */
export interface EsopNumbers {
  grants: Outcome<GrantNumbers>[];
  dates: EsopDates;
  fairValue: Outcome<number>;
  fullyDiluted: Outcome<number>;
  debt: Outcome<number>;
  rounds: Outcome<number[]>;
  preferred: Outcome<PreferredClass[]>;
  exitValue: Outcome<number>;
  exitRange: Outcome<{ low: number; high: number; scale: 'log' | 'linear' }>;
  tax: Outcome<{ rules: TaxRules; income: number }>;
  option: Outcome<{ rate: number; volatility: number; years: number }>;
  expectedToVest: Outcome<number>;
  offers: Outcome<OfferNumbers>[];
  problems: FieldProblems;
}

/** Over how many years offers are compared. */
export const OFFER_YEARS = 4;

const MOST_MONTHS = 240;
const MOST_VOLATILITY = 10;
const SALE_AFTER_MONTHS = 36;
/** More than a lifetime of days to exercise leaves the calendar. */
const MOST_EXERCISE_DAYS = 36_500;

const atMost =
  (most: number, check: (field: string, value: number) => unknown) =>
  (field: string, value: number) => {
    check(field, value);
    if (value > most) throw new InputError(field, 'TOO_LARGE');
  };

/** A whole number above 0. */
function count(field: string, value: number) {
  positive(field, value);
  whole(field, value);
}

function readDay(read: FieldReader, field: string, day: Day | null): Day {
  const { problem } = attempt(() => {
    if (day === null) throw new InputError(field, 'NOT_A_DATE');
    return checkDay(field, day);
  });
  if (problem !== null) read.fail(field, problem.problem);
  return day ?? '';
}

function readGrant(problems: FieldProblems, grant: EsopGrant, place: number) {
  const at = (field: string) => `grants.${place}.${field}`;
  return readFields(problems, (read): GrantNumbers => {
    const months = read.number(at('months'), grant.months, atMost(MOST_MONTHS, count));
    const cliffMonths = read.number(at('cliff'), grant.cliff, whole);
    if (cliffMonths > months) read.fail(at('cliff'), 'TOO_LARGE');
    return {
      place,
      name: grant.name,
      granted: read.number(at('granted'), grant.granted, count),
      strike: read.number(at('strike'), grant.strike, amount),
      start: readDay(read, at('start'), grant.start),
      months,
      cliffMonths,
      interval: grant.interval,
    };
  });
}

const readSale = (problems: FieldProblems, given: Day, earliest: Day): Outcome<Day> =>
  readFields(problems, (read) => {
    const entered = readDay(read, 'dates.sale', given);
    if (entered < earliest) read.fail('dates.sale', 'TOO_EARLY');
    return entered;
  });

/** Days that are entered have to come after the first grant's start, and a sale after its exercise. */
function readDates(
  problems: FieldProblems,
  { dates }: EsopState,
  grants: readonly Outcome<GrantNumbers>[],
  today: Day,
): EsopDates {
  const starts = grants.flatMap(({ value }) => (value === null ? [] : [value.start])).sort();
  const [earliest = ''] = starts;
  const day = (field: keyof EsopState['dates'], given: Day) =>
    readFields(problems, (read) => {
      const entered = readDay(read, `dates.${field}`, given);
      if (entered < earliest) read.fail(`dates.${field}`, 'TOO_EARLY');
      return entered;
    });
  const asOf: Outcome<Day> =
    dates.asOf === null ? { value: today, problem: null } : day('asOf', dates.asOf);
  // What an empty field means depends on the day above: it has no value while that is wrong.
  const exercise = dates.exercise === null ? asOf : day('exercise', dates.exercise);
  const sale =
    dates.sale === null
      ? attempt(() => addMonths(need(exercise), SALE_AFTER_MONTHS))
      : readSale(problems, dates.sale, exercise.value ?? earliest);
  const { leaving } = dates;
  return {
    asOf,
    exercise,
    sale,
    leaving: leaving === null ? { value: null, problem: null } : day('leaving', leaving),
    exerciseDays: readFields(problems, (read) =>
      read.number('dates.exerciseDays', dates.exerciseDays, atMost(MOST_EXERCISE_DAYS, whole)),
    ),
  };
}

function readClass(read: FieldReader, one: EsopPreferred, place: number): PreferredClass {
  const at = (field: string) => `preferred.${place}.${field}`;
  const multiple = read.number(at('multiple'), one.multiple, amount);
  const basics = {
    rank: one.rank,
    name: one.name,
    shares: read.number(at('shares'), one.shares, positive),
    invested: read.number(at('invested'), one.invested, amount),
    multiple,
    participation: one.participation,
  };
  if (one.participation !== 'capped') return basics;
  const cap = read.number(at('cap'), one.cap, amount);
  if (cap < multiple) read.fail(at('cap'), 'TOO_SMALL');
  return { ...basics, cap };
}

function readTax(problems: FieldProblems, { tax, currency }: EsopState) {
  return readFields(problems, (read): { rules: TaxRules; income: number } => {
    const income = read.number('tax.income', tax.income, amount);
    // India's slabs are in rupees.
    if (tax.by === 'own' || currency !== 'INR') {
      return { income, rules: { rate: read.percent('tax.rate', tax.rate, share) } };
    }
    if (attempt(() => taxYear(tax.year)).problem !== null) {
      read.fail('tax.year', 'NO_DATA_FOR_YEAR');
    }
    return { income, rules: { regime: tax.by, year: tax.year, age: tax.age } };
  });
}

function readOffer(problems: FieldProblems, offer: EsopOffer, place: number) {
  const at = (field: string) => `offers.${place}.${field}`;
  return readFields(problems, (read): OfferNumbers => {
    const fullyDiluted = read.number(at('fullyDiluted'), offer.fullyDiluted, positive);
    const options = read.number(at('options'), offer.options, whole);
    if (options * OFFER_YEARS > fullyDiluted) read.fail(at('options'), 'TOO_LARGE');
    return {
      name: offer.name,
      salary: read.number(at('salary'), offer.salary, amount),
      options,
      strike: read.number(at('strike'), offer.strike, amount),
      fullyDiluted,
      shareValue: read.number(at('shareValue'), offer.shareValue, amount),
      exitValue: read.number(at('exitValue'), offer.exitValue, amount),
    };
  });
}

/**
 * Reads the state for the formulas. No part needs another one to be right.
 * @param today what an empty "as of" means
 */
export function readEsop(state: EsopState, today: Day): EsopNumbers {
  const problems: FieldProblems = new Map();
  const { company, exit, option } = state;
  const one = (field: string, value: number | null, check: (at: string, n: number) => unknown) =>
    readFields(problems, (read) => read.number(field, value, check));
  const grants = state.grants.map((grant, place) => readGrant(problems, grant, place));
  return {
    grants,
    dates: readDates(problems, state, grants, today),
    fairValue: one('company.fairValue', company.fairValue, positive),
    fullyDiluted: one('company.fullyDiluted', company.fullyDiluted, positive),
    debt: one('company.debt', company.debt, amount),
    rounds: readFields(problems, (read) =>
      state.rounds.map((taken, place) => read.percent(`rounds.${place}`, taken, partialShare)),
    ),
    preferred: readFields(problems, (read) =>
      state.preferred.map((given, place) => readClass(read, given, place)),
    ),
    exitValue: one('exit.value', exit.value, amount),
    exitRange: readFields(problems, (read) => {
      const low = read.number('exit.low', exit.low, exit.scale === 'log' ? positive : amount);
      const high = read.number('exit.high', exit.high, positive);
      if (high <= low) read.fail('exit.high', 'TOO_SMALL');
      return { low, high, scale: exit.scale };
    }),
    tax: readTax(problems, state),
    option: readFields(problems, (read) => ({
      rate: read.percent('option.rate', option.rate, rate),
      volatility: read.percent(
        'option.volatility',
        option.volatility,
        atMost(MOST_VOLATILITY, amount),
      ),
      years: read.number('option.years', option.years, years),
    })),
    expectedToVest: readFields(problems, (read) =>
      read.percent('expectedToVest', state.expectedToVest, share),
    ),
    offers: state.offers.map((offer, place) => readOffer(problems, offer, place)),
    problems,
  };
}

/** The grants that can be calculated with. @throws InputError with the problem of the first grant if there are none */
export function usableGrants({ grants }: EsopNumbers): GrantNumbers[] {
  const usable = grants.flatMap(({ value }) => (value === null ? [] : [value]));
  const [first] = grants;
  if (usable.length > 0) return usable;
  if (first === undefined) throw new InputError('grants', 'EMPTY');
  return [need(first)];
}
