import { hoursLimits } from '@upround/mentor/contract';

/** A day of the calendar as `2027-03-28`. */
export type Day = string;

/** Hours on the mentor's clock, as `09:00`; `to` is excluded and may be `24:00`. */
export interface LocalRange {
  from: string;
  to: string;
}

/** From Monday, as in ISO 8601. */
export const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
export type Weekday = (typeof weekdays)[number];

/** When a mentor takes sessions of one service. Hours and days are those of the mentor's clock. */
export interface AvailabilityRules {
  /** IANA name of the mentor's time zone, such as `Asia/Kolkata`. */
  zone: string;
  /** Ranges that touch or overlap are one. Over midnight there are two: until `24:00` and from `00:00`. */
  weekly: Readonly<Record<Weekday, readonly LocalRange[]>>;
  /** The hours of single days, instead of the weekly ones; an empty list closes the day. */
  overrides: Readonly<Record<Day, readonly LocalRange[]>>;
  /** Closed, unless an override opens them. */
  holidays: readonly Day[];
  /** Minutes that have to be free before a session. They need not be within the hours. */
  bufferBefore: number;
  /** Minutes that have to be free after a session. */
  bufferAfter: number;
  /** Minutes from now to the first session that can be booked. */
  minimumNotice: number;
  /** How many sessions may begin on one day; null for any number. */
  mostPerDay: number | null;
  /** How many days ahead can be booked; with 0 only today. */
  horizon: number;
  /** Minutes of a session. */
  length: number;
  /** Minutes between the starts that are offered, counted from the beginning of each range. */
  step: number;
}

/** Bounds of the numbers of the rules, both included, and of how much there may be. */
export const availabilityLimits = hoursLimits;

export type AvailabilityProblem =
  /** An offset such as `+05:30` is none either: it knows no change of the clock. */
  | 'UNKNOWN_ZONE'
  | 'NOT_A_TIME'
  | 'NOT_A_DAY'
  /** Its end is not after its beginning. */
  | 'EMPTY_RANGE'
  /** Outside `availabilityLimits`, or not whole. */
  | 'OUT_OF_BOUNDS'
  | 'TOO_MANY'
  | 'WINDOW_TOO_LONG';

/** Rules that no slots follow from. `field` is the name of the value: `weekly.MON.0.from`. */
export class AvailabilityError extends RangeError {
  override readonly name = 'AvailabilityError';

  constructor(
    readonly field: string,
    readonly problem: AvailabilityProblem,
  ) {
    super(`${field}: ${problem}`);
  }
}

/** Minutes of the day, both from 0 to 1,440; `to` is excluded. */
export interface MinuteRange {
  from: number;
  to: number;
}

const MINUTES_PER_DAY = 1_440;
const MS_PER_DAY = 86_400_000;

/** @throws AvailabilityError `NOT_A_TIME` */
function minuteOf(field: string, time: string): number {
  const match = /^(\d{2}):(\d{2})$/.exec(time);
  const [hours, minutes] = [Number(match?.[1]), Number(match?.[2])];
  const total = hours * 60 + minutes;
  if (match === null || minutes > 59 || total > MINUTES_PER_DAY)
    throw new AvailabilityError(field, 'NOT_A_TIME');
  return total;
}

/** The ranges of one day in order, with those that touch or overlap joined. */
function rangesOf(field: string, ranges: readonly LocalRange[]): MinuteRange[] {
  if (ranges.length > availabilityLimits.rangesPerDay)
    throw new AvailabilityError(field, 'TOO_MANY');
  const sorted = ranges
    .map(({ from, to }, at) => {
      const range = {
        from: minuteOf(`${field}.${at}.from`, from),
        to: minuteOf(`${field}.${at}.to`, to),
      };
      if (range.from >= range.to) throw new AvailabilityError(`${field}.${at}`, 'EMPTY_RANGE');
      return range;
    })
    .sort((left, right) => left.from - right.from);
  const joined: MinuteRange[] = [];
  for (const range of sorted) {
    const last = joined.at(-1);
    if (last !== undefined && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else joined.push(range);
  }
  return joined;
}

/** @throws AvailabilityError `NOT_A_DAY` for other text and for days that no calendar has */
function checkDay(field: string, day: Day): void {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  if (Number.isNaN(start) || dayText(start / MS_PER_DAY) !== day)
    throw new AvailabilityError(field, 'NOT_A_DAY');
}

/** A day counted from 1 January 1970, as text. */
export const dayText = (day: number): Day => new Date(day * MS_PER_DAY).toISOString().slice(0, 10);

/** 1 January 1970 was a Thursday, the fourth weekday. */
const weekdayOf = (day: number) => weekdays[(((day + 3) % 7) + 7) % 7] ?? 'MON';

const bounded = [
  'bufferBefore',
  'bufferAfter',
  'minimumNotice',
  'horizon',
  'length',
  'step',
] as const;

function checkNumber(
  field: keyof typeof availabilityLimits & keyof AvailabilityRules,
  value: number,
) {
  const limit = availabilityLimits[field];
  if (typeof limit === 'number') return;
  if (!Number.isInteger(value) || value < limit.min || value > limit.max)
    throw new AvailabilityError(field, 'OUT_OF_BOUNDS');
}

/**
 * Reads the hours of the rules, and checks all rules but the zone.
 *
 * @returns the hours of a day that is counted from 1 January 1970: an override, else none on a holiday, else the weekly
 * @throws AvailabilityError for the first value that is wrong
 */
export function hoursOf(rules: AvailabilityRules): (day: number) => readonly MinuteRange[] {
  for (const field of bounded) checkNumber(field, rules[field]);
  if (rules.mostPerDay !== null) checkNumber('mostPerDay', rules.mostPerDay);
  const overrides = Object.entries(rules.overrides);
  if (overrides.length > availabilityLimits.overrides)
    throw new AvailabilityError('overrides', 'TOO_MANY');
  if (rules.holidays.length > availabilityLimits.holidays)
    throw new AvailabilityError('holidays', 'TOO_MANY');
  const single = new Map<Day, readonly MinuteRange[]>();
  rules.holidays.forEach((day, at) => {
    checkDay(`holidays.${at}`, day);
    single.set(day, []);
  });
  for (const [day, ranges] of overrides) {
    checkDay(`overrides.${day}`, day);
    single.set(day, rangesOf(`overrides.${day}`, ranges));
  }
  const weekly = new Map(
    weekdays.map((weekday) => [weekday, rangesOf(`weekly.${weekday}`, rules.weekly[weekday])]),
  );
  return (day) => single.get(dayText(day)) ?? weekly.get(weekdayOf(day)) ?? [];
}
