import { addDays, addMonths } from '../esop/calendar';
import type { Day } from '../esop/calendar';
import { vesting } from '../esop/vesting';
import type { VestingResult } from '../esop/vesting';
import { Exact, sum, toNumber } from '../numbers';
import { need } from './outcome';
import { usableGrants } from './read-esop';
import type { EsopNumbers, GrantNumbers } from './read-esop';

/** What a grant is by the plan: exercised on the planned day, or at the sale, or lost. */
export interface Holding {
  grant: GrantNumbers;
  /** Exercised on the planned day, where a share is worth the strike. */
  held: number;
  /** Exercised at the sale. */
  options: number;
  /** Vested, but the time to exercise after leaving is over. */
  lapsed: number;
  /** Not exercised on the planned day, since the strike is above what a share is worth. */
  waiting: number;
}

/** What is vested on a day. Nothing is, if the person leaves before the grant begins. */
export function vestedOn(grant: GrantNumbers, on: Day, leftOn: Day | null): number {
  if (leftOn !== null && leftOn < grant.start) return 0;
  return vestingOf(grant, on, leftOn).vested;
}

export const vestingOf = (grant: GrantNumbers, on: Day, leftOn: Day | null): VestingResult =>
  vesting({ ...grant, on, ...(leftOn === null ? {} : { leftOn }) });

/**
 * The grants by the plan.
 * @throws InputError for a problem with the grants, the dates or the value of a share
 */
export function planHoldings(numbers: EsopNumbers): Holding[] {
  const { dates } = numbers;
  const fairValue = need(numbers.fairValue);
  const [exercise, sale, leaving] = [need(dates.exercise), need(dates.sale), need(dates.leaving)];
  const lastDay = leaving === null ? null : addDays(leaving, need(dates.exerciseDays));
  const isOpen = (day: Day) => lastDay === null || day <= lastDay;
  return usableGrants(numbers).map((grant) => {
    const early = isOpen(exercise) ? vestedOn(grant, exercise, leaving) : 0;
    const atSale = vestedOn(grant, sale, leaving);
    const held = fairValue >= grant.strike ? early : 0;
    const options = isOpen(sale) ? atSale - held : 0;
    return { grant, held, options, lapsed: atSale - held - options, waiting: early - held };
  });
}

export const sharesOf = (holdings: readonly Holding[], of: 'held' | 'options'): number =>
  holdings.reduce((total, holding) => total + holding[of], 0);

/** What exercising costs in all, and on average for a share; 0 without shares. */
export function strikeOf(lots: readonly { shares: number; strike: number }[]) {
  const shares = lots.reduce((total, lot) => total + lot.shares, 0);
  const cost = sum(lots.map((lot) => new Exact(lot.shares).times(lot.strike)));
  return { shares, cost: toNumber(cost), strike: shares === 0 ? 0 : toNumber(cost.div(shares)) };
}

export interface VestingPoint {
  date: Day;
  /** Vested from this day on. */
  total: number;
}

export interface VestingTimeline {
  points: VestingPoint[];
  granted: number;
  /** The first day on which something of each grant vests, the earliest first. */
  cliffs: Day[];
  asOf: Day;
  leaving: Day | null;
}

/** More steps than these are thinned out. */
const MOST_STEPS = 58;

/** How all grants vest together, as steps. @throws InputError as `planHoldings` does */
export function vestingTimeline(numbers: EsopNumbers): VestingTimeline {
  const grants = usableGrants(numbers);
  const leaving = need(numbers.dates.leaving);
  const schedules = grants
    .filter(({ start }) => leaving === null || leaving >= start)
    .map((grant) => vestingOf(grant, grant.start, leaving).tranches);
  const gains = new Map<Day, number>();
  for (const { date, vests } of schedules.flat()) gains.set(date, (gains.get(date) ?? 0) + vests);
  let total = 0;
  const steps = [...gains.keys()].sort().map((date) => {
    total += gains.get(date) ?? 0;
    return { date, total };
  });
  const every = Math.ceil(steps.length / MOST_STEPS);
  const kept = steps.filter((_, place) => place % every === 0 || place === steps.length - 1);
  const [start = ''] = grants.map((grant) => grant.start).sort();
  const end = grants
    .map((grant) => addMonths(grant.start, grant.months))
    .sort()
    .at(-1);
  return {
    points: [
      { date: start, total: 0 },
      ...kept,
      // After leaving, nothing changes until the end.
      ...(end === undefined || end === kept.at(-1)?.date ? [] : [{ date: end, total }]),
    ],
    granted: grants.reduce((all, { granted }) => all + granted, 0),
    cliffs: schedules.flatMap(([first]) => (first === undefined ? [] : [first.date])).sort(),
    asOf: need(numbers.dates.asOf),
    leaving,
  };
}
