import { InputError } from '../input-error';
import { share, whole } from '../numbers';
import { addDays, addMonths, checkDay, monthsBetween } from './calendar';
import type { Day } from './calendar';

/** Months between two vesting dates. */
export type VestingInterval = 1 | 3 | 6 | 12;

export interface VestingInput {
  /** Options or shares of the grant. */
  granted: number;
  /** From which vesting counts. */
  start: Day;
  /** Months until all is vested. */
  months: number;
  /** Nothing vests before so many months; then all that has been earned until then. 0 by default. */
  cliffMonths?: number;
  /** 1 by default. */
  interval?: VestingInterval;
  /** Shares of the grant by year, for example 0.1, 0.2, 0.3 and 0.4; even by default. */
  yearly?: readonly number[];
  /** What is vested on this day is reported; all of the schedule by default. */
  on?: Day;
  /** On which the holder leaves: nothing vests after it. */
  leftOn?: Day;
  /** How long options can be exercised after leaving, in days; 90 by default. */
  exerciseDays?: number;
}

export interface VestingTranche {
  date: Day;
  /** Months after the start. */
  month: number;
  vests: number;
  total: number;
}

export interface VestingResult {
  /** The tranches that vest, all of them unless the holder leaves. */
  tranches: VestingTranche[];
  /** On the day that was asked about. */
  vested: number;
  unvested: number;
  /** What vests next after that day. */
  next: VestingTranche | null;
  fullyVestedOn: Day | null;
  /** Lost by leaving. */
  forfeited: number;
  /** The last day to exercise after leaving. */
  exerciseBy: Day | null;
}

const MOST_MONTHS = 240;

/** Vested after so many months: ⌊granted × part⌋. The last tranche adds what was rounded off before. */
function totalAfter(input: VestingInput, months: number, month: number): number {
  if (month >= months) return input.granted;
  if (input.yearly === undefined) {
    // As whole numbers, so that 100,000 × 12 ÷ 48 isn't a fraction less than 25,000.
    return Number((BigInt(input.granted) * BigInt(month)) / BigInt(months));
  }
  const years = Math.floor(month / 12);
  const before = input.yearly.slice(0, years).reduce((total, part) => total + part, 0);
  const part = before + (input.yearly[years] ?? 0) * ((month % 12) / 12);
  return Math.min(input.granted, Math.floor(input.granted * part + 1e-6));
}

function checkYearly(yearly: readonly number[], months: number) {
  yearly.forEach((part, place) => share(`yearly.${place}`, part));
  const total = yearly.reduce((sum, part) => sum + part, 0);
  if (Math.abs(total - 1) > 1e-9) throw new InputError('yearly', 'PROBABILITIES_NOT_ONE');
  if (yearly.length * 12 !== months) throw new InputError('months', 'NOT_WHOLE');
}

/**
 * Vesting: nothing before the cliff, then ⌊granted × min(m, N) ÷ N⌋ in total; each tranche is the difference to the one before.
 * Dates count from the start, at the end of shorter months.
 * Source: Open Cap Table Coalition, OCF vesting terms (cumulative, rounded down).
 * @throws InputError for counts that aren't whole, dates that don't exist, a cliff after the end, and leaving before the start
 */
export function vesting(input: VestingInput): VestingResult {
  const granted = whole('granted', input.granted);
  const months = whole('months', input.months);
  const cliff = whole('cliffMonths', input.cliffMonths ?? 0);
  const interval = input.interval ?? 1;
  const start = checkDay('start', input.start);
  if (months > MOST_MONTHS) throw new InputError('months', 'TOO_LARGE');
  if (months === 0) throw new InputError('months', 'NOT_POSITIVE');
  if (cliff > months) throw new InputError('cliffMonths', 'TOO_LARGE');
  if (input.yearly !== undefined) checkYearly(input.yearly, months);
  const leftOn = input.leftOn === undefined ? null : checkDay('leftOn', input.leftOn);
  if (leftOn !== null && leftOn < start) throw new InputError('leftOn', 'TOO_EARLY');
  const on = input.on === undefined ? null : checkDay('on', input.on);

  const all: VestingTranche[] = [];
  for (let month = 1; month <= months; month += 1) {
    const isDue = month === months || month === cliff || month % interval === 0;
    if (!isDue || month < cliff) continue;
    const total = totalAfter(input, months, month);
    const vests = total - (all.at(-1)?.total ?? 0);
    // A few options over many months: on most dates, rounding down leaves nothing to vest.
    if (vests > 0) all.push({ date: addMonths(start, month), month, vests, total });
  }
  const tranches = leftOn === null ? all : all.filter(({ date }) => date <= leftOn);
  const kept = tranches.at(-1)?.total ?? 0;
  const vested =
    on === null ? kept : (tranches.filter(({ date }) => date <= on).at(-1)?.total ?? 0);
  const isFull = kept === granted;
  return {
    tranches,
    vested,
    unvested: granted - vested,
    next: on === null ? null : (tranches.find(({ date }) => date > on) ?? null),
    fullyVestedOn: isFull ? (tranches.find(({ total }) => total === granted)?.date ?? start) : null,
    forfeited: granted - kept,
    exerciseBy:
      leftOn === null ? null : addDays(leftOn, whole('exerciseDays', input.exerciseDays ?? 90)),
  };
}

/** Whole months that a grant has vested for on a day. */
export const vestedMonths = (start: Day, on: Day): number => monthsBetween(start, on);
