import type { Experience } from '@upround/profile/contract';

const MONTHS = 12;

/** Months since the year 0. */
function count(month: string): number {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return year * MONTHS + of - 1;
}

/** How long an entry lasts, its last month included; to the present where it has no end. */
export function spanOf(
  { startMonth, endMonth }: Pick<Experience, 'startMonth' | 'endMonth'>,
  now: Date,
): { years: number; months: number } {
  const end = endMonth ?? monthOf(now);
  const months = Math.max(1, count(end) - count(startMonth) + 1);
  return { years: Math.floor(months / MONTHS), months: months % MONTHS };
}

/** The month of a day as `2024-03`. */
export function monthOf(day: Date): string {
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`;
}

/** A moment in the middle of a month, so that it is the same month in every zone. */
export const dayWithin = (month: string): string => `${month}-15T12:00:00Z`;

/** As the API orders them: what lasts first, then by when it began, then the newest entry. */
export function inOrder(entries: readonly Experience[]): Experience[] {
  const isPresent = (entry: Experience) => Number(entry.endMonth === null);
  return [...entries].sort(
    (one, other) =>
      isPresent(other) - isPresent(one) ||
      other.startMonth.localeCompare(one.startMonth) ||
      other.id.localeCompare(one.id),
  );
}
