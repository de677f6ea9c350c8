import { addDays, addMonths, monthsBetween } from '../esop/calendar';
import type { Day } from '../esop/calendar';
import { blackScholesMerton, shareBasedExpense } from '../esop/black-scholes-merton';
import { dilution } from '../esop/dilution';
import type { DilutionResult } from '../esop/dilution';
import type { VestingTranche } from '../esop/vesting';
import { InputError } from '../input-error';
import { Exact, sum, toNumber } from '../numbers';
import type { EsopState } from '../states/esop-state';
import { incomeTax } from '../tax/income-tax';
import { perquisiteTax } from '../tax/perquisite-tax';
import { breakEvens, exerciseCash, exitAt, planExit } from './esop-exit';
import type { BreakEven, ExerciseCash, ExitOutcome, ExitPlan } from './esop-exit';
import { strikeOf, vestedOn, vestingOf, vestingTimeline } from './esop-holdings';
import type { VestingTimeline } from './esop-holdings';
import { attempt, need } from './outcome';
import type { FieldProblems, Outcome } from './outcome';
import { OFFER_YEARS, readEsop, usableGrants } from './read-esop';
import type { EsopNumbers, GrantNumbers, OfferNumbers } from './read-esop';

/** One option's value by Black–Scholes. A strike of 0 makes it a share. */
export interface OptionValue {
  call: number;
  d1: number | null;
  d2: number | null;
}

export interface GrantWorth {
  grant: GrantNumbers;
  vested: number;
  /** Nothing once the person has left. */
  unvested: number;
  /** Months of the schedule that have vested. */
  vestedMonths: number;
  next: VestingTranche | null;
  /** Of one option if it were exercised now. */
  intrinsic: number;
  vestedValue: number;
  unvestedValue: number;
  option: Outcome<OptionValue>;
}

export interface Worth {
  vested: number;
  unvested: number;
  vestedValue: number;
  unvestedValue: number;
  /** By Black–Scholes, of all options. */
  fair: Outcome<{ vested: number; unvested: number }>;
}

export interface Departure {
  on: Day;
  vested: number;
  forfeited: number;
  /** Intrinsic, of what is vested. */
  value: number;
  exerciseBy: Day;
  /** Exercise cost and tax within that time. */
  cashNeeded: number;
}

export interface Expense {
  rows: {
    grant: GrantNumbers;
    fairValue: number;
    total: number;
    cumulative: number;
    nextYear: number;
    elapsed: number;
  }[];
  expectedToVest: number;
  total: number;
  cumulative: number;
  nextYear: number;
}

export interface OfferWorth extends OfferNumbers {
  /** Of all years that are compared. */
  allOptions: number;
  allSalary: number;
  salaryTax: number;
  ownership: number;
  intrinsicToday: number;
  exitPrice: number;
  optionsAtExit: number;
  optionTax: number;
  /** Salary and options, before and after tax. */
  total: number;
  net: number;
}

export interface EsopResult {
  numbers: EsopNumbers;
  problems: FieldProblems;
  grants: { place: number; outcome: Outcome<GrantWorth> }[];
  worth: Outcome<Worth>;
  timeline: Outcome<VestingTimeline>;
  cash: Outcome<ExerciseCash>;
  plan: Outcome<ExitPlan>;
  exit: Outcome<ExitOutcome>;
  breakEven: Outcome<{ threshold: number; rows: BreakEven[] }>;
  departures: Outcome<{ planned: Departure; later: Departure }>;
  dilution: Outcome<DilutionResult & { options: number }>;
  expense: Outcome<Expense>;
  offers: Outcome<OfferWorth>[];
}

function optionOf(numbers: EsopNumbers, strike: number): OptionValue {
  const spot = need(numbers.fairValue);
  const option = need(numbers.option);
  if (strike === 0) return { call: spot, d1: null, d2: null };
  const { call, d1, d2 } = blackScholesMerton({ spot, strike, ...option });
  return { call, d1, d2 };
}

function worthOf(numbers: EsopNumbers, grant: GrantNumbers): GrantWorth {
  const asOf = need(numbers.dates.asOf);
  const leaving = need(numbers.dates.leaving);
  const vested = vestedOn(grant, asOf, leaving);
  const hasLeft = leaving !== null && leaving <= asOf;
  const unvested = hasLeft ? 0 : grant.granted - vested;
  // A grant that begins after the person leaves has no schedule.
  const schedule =
    leaving !== null && leaving < grant.start ? null : vestingOf(grant, asOf, leaving);
  const gain = Exact.max(new Exact(need(numbers.fairValue)).minus(grant.strike), 0);
  return {
    grant,
    vested,
    unvested,
    vestedMonths: schedule?.tranches.filter(({ date }) => date <= asOf).at(-1)?.month ?? 0,
    next: schedule?.next ?? null,
    intrinsic: toNumber(gain),
    vestedValue: toNumber(gain.times(vested)),
    unvestedValue: toNumber(gain.times(unvested)),
    option: attempt(() => optionOf(numbers, grant.strike)),
  };
}

const totalOf = <Row>(rows: readonly Row[], read: (row: Row) => number): number =>
  toNumber(sum(rows.map((row) => new Exact(read(row)))));

function totalWorth(numbers: EsopNumbers): Worth {
  const rows = usableGrants(numbers).map((grant) => worthOf(numbers, grant));
  return {
    vested: totalOf(rows, ({ vested }) => vested),
    unvested: totalOf(rows, ({ unvested }) => unvested),
    vestedValue: totalOf(rows, ({ vestedValue }) => vestedValue),
    unvestedValue: totalOf(rows, ({ unvestedValue }) => unvestedValue),
    fair: attempt(() => ({
      vested: totalOf(rows, ({ vested, option }) => vested * need(option).call),
      unvested: totalOf(rows, ({ unvested, option }) => unvested * need(option).call),
    })),
  };
}

function departureOn(numbers: EsopNumbers, on: Day): Departure {
  const fairValue = need(numbers.fairValue);
  const { rules, income } = need(numbers.tax);
  const lots = usableGrants(numbers).map((grant) => ({
    granted: grant.granted,
    shares: vestedOn(grant, on, on),
    strike: grant.strike,
  }));
  const worthwhile = strikeOf(lots.filter(({ strike }) => strike <= fairValue));
  const tax = perquisiteTax({ ...worthwhile, fairValue, income, rules });
  const vested = totalOf(lots, ({ shares }) => shares);
  return {
    on,
    vested,
    forfeited: totalOf(lots, ({ granted }) => granted) - vested,
    value: tax.perquisite,
    exerciseBy: addDays(on, need(numbers.dates.exerciseDays)),
    cashNeeded: tax.cashNeeded,
  };
}

/** Leaving on the planned day, or today without a plan, and a year later. */
function departures(numbers: EsopNumbers) {
  const on = need(numbers.dates.leaving) ?? need(numbers.dates.asOf);
  return { planned: departureOn(numbers, on), later: departureOn(numbers, addMonths(on, 12)) };
}

function expenseOf(numbers: EsopNumbers): Expense {
  const asOf = need(numbers.dates.asOf);
  const expectedToVest = need(numbers.expectedToVest);
  const rows = usableGrants(numbers).map((grant) => {
    const fairValue = optionOf(numbers, grant.strike).call;
    const elapsed = monthsBetween(grant.start, asOf);
    const until = (day: Day) =>
      shareBasedExpense({
        granted: grant.granted,
        fairValue,
        expectedToVest,
        months: grant.months,
        elapsedMonths: monthsBetween(grant.start, day),
      });
    const { total, cumulative } = until(asOf);
    const nextYear = until(addMonths(asOf, 12)).cumulative - cumulative;
    return {
      grant,
      fairValue,
      total,
      cumulative,
      nextYear,
      elapsed: Math.min(elapsed, grant.months),
    };
  });
  return {
    rows,
    expectedToVest,
    total: totalOf(rows, ({ total }) => total),
    cumulative: totalOf(rows, ({ cumulative }) => cumulative),
    nextYear: totalOf(rows, ({ nextYear }) => nextYear),
  };
}

/** An offer over four years: every option vests and is exercised at the exit, with a year's salary as other income. */
function offerWorth(numbers: EsopNumbers, offer: OfferNumbers): OfferWorth {
  const { rules } = need(numbers.tax);
  const shares = offer.options * OFFER_YEARS;
  const allSalary = new Exact(offer.salary).times(OFFER_YEARS);
  const salaryTax = new Exact(incomeTax(offer.salary, rules).total).times(OFFER_YEARS);
  const exitPrice = toNumber(new Exact(offer.exitValue).div(offer.fullyDiluted));
  const { strike, salary: income } = offer;
  const atExit = perquisiteTax({ shares, strike, fairValue: exitPrice, income, rules });
  const gainToday = Exact.max(new Exact(offer.shareValue).minus(strike), 0);
  const total = allSalary.plus(atExit.perquisite);
  return {
    ...offer,
    allOptions: shares,
    allSalary: toNumber(allSalary),
    salaryTax: toNumber(salaryTax),
    ownership: toNumber(new Exact(shares).div(offer.fullyDiluted)),
    intrinsicToday: toNumber(gainToday.times(shares)),
    exitPrice,
    optionsAtExit: atExit.perquisite,
    optionTax: atExit.tax,
    total: toNumber(total),
    net: toNumber(total.minus(salaryTax).minus(atExit.tax)),
  };
}

function planOf(state: EsopState, numbers: EsopNumbers) {
  const cash = attempt(() => exerciseCash(numbers, state.tax.isEligible));
  return { cash, plan: attempt(() => planExit(numbers, state.tax, need(cash))) };
}

function problemsOf(numbers: EsopNumbers, { problem }: Outcome<ExitPlan>): FieldProblems {
  const problems = new Map(numbers.problems);
  if (problem?.field === 'company.fullyDiluted') {
    problems.set(problem.field, problems.get(problem.field) ?? problem.problem);
  }
  return problems;
}

/**
 * The fields that the formulas can't use, and why: the `problems` of `evaluateEsop`, without its results.
 *
 * @param today on which an empty day of the state is
 */
export function esopProblems(state: EsopState, today: Day): FieldProblems {
  const numbers = readEsop(state, today);
  return problemsOf(numbers, planOf(state, numbers).plan);
}

/**
 * Everything that the page says, each part apart: a field that is wrong takes down only what needs it.
 * @param today what an empty "as of" means
 */
export function evaluateEsop(state: EsopState, today: Day): EsopResult {
  const numbers = readEsop(state, today);
  const { cash, plan } = planOf(state, numbers);
  return {
    numbers,
    problems: problemsOf(numbers, plan),
    grants: numbers.grants.map((grant, place) => ({
      place,
      outcome: attempt(() => worthOf(numbers, need(grant))),
    })),
    worth: attempt(() => totalWorth(numbers)),
    timeline: attempt(() => vestingTimeline(numbers)),
    cash,
    plan,
    exit: attempt(() => exitAt(need(plan), need(numbers.exitValue))),
    breakEven: attempt(() => breakEvens(need(plan))),
    departures: attempt(() => departures(numbers)),
    dilution: attempt(() => {
      const options = totalOf(usableGrants(numbers), ({ granted }) => granted);
      const fullyDiluted = need(numbers.fullyDiluted);
      if (options > fullyDiluted) throw new InputError('company.fullyDiluted', 'TOO_SMALL');
      const rounds = need(numbers.rounds).map((taken) => ({ dilution: taken }));
      return { options, ...dilution({ shares: options, fullyDiluted, rounds }) };
    }),
    expense: attempt(() => expenseOf(numbers)),
    offers: numbers.offers.map((offer) => attempt(() => offerWorth(numbers, need(offer)))),
  };
}
