const DAY_MS = 24 * 3_600_000;
const DAY_MICROS = DAY_MS * 1000;
/** Twice as many days are read as the frequency of the words suggests. */
const MARGIN = 2;
/** The maximum number of days that a statement names. */
const MOST_DAYS = 1_000;

/** What is known after the near part of a kind's list was read; moments are in microseconds. */
export interface NearPart {
  /** Where it begins and ends; what is missing is older than its end. */
  newest: number;
  oldest: number;
  /** How many records it has, and how many of them match. */
  size: number;
  found: number;
  /** How many matching records are still missing. */
  missing: number;
}

/** Days in UTC, as documents contain them. */
export interface DaysToRead {
  /** As `2026-11-29`, the oldest first. */
  days: readonly string[];
  /** The beginning of the first one, in microseconds. */
  from: number;
}

/**
 * The days in which the missing records should be, if the words occur there as often as in the near part.
 *
 * @param documents PostgreSQL's estimate of all documents; -1 before it first analyzes the table
 * @returns null if nothing in the near part matches, or if the days would hold all documents: the index of words then
 *   returns few matches without them
 */
export function daysToRead(near: NearPart, documents: number): DaysToRead | null {
  const { newest, oldest, size, found, missing } = near;
  if (found === 0) return null;
  const times = 1 + (MARGIN * missing) / found;
  if (times * size >= documents) return null;
  const lastDay = Math.floor(oldest / DAY_MICROS);
  const reach = Math.floor((newest - times * (newest - oldest)) / DAY_MICROS);
  // Records can be newer than the clock of this process says.
  const firstDay = Math.min(lastDay, Math.max(reach, lastDay - MOST_DAYS + 1));
  return {
    days: Array.from({ length: lastDay - firstDay + 1 }, (_day, at) =>
      new Date((firstDay + at) * DAY_MS).toISOString().slice(0, 10),
    ),
    from: firstDay * DAY_MICROS,
  };
}
