const MS_PER_DAY = 86_400_000;
const DAYS_PER_WEEK = 7;

const firstDay = (month: string): Date => new Date(`${month}-01T00:00:00.000Z`);

/** The month of a day: both as in `2027-03-10`. */
export const monthOf = (day: string): string => day.slice(0, '2027-03'.length);

/** @param count negative for earlier months */
export function addMonths(month: string, count: number): string {
  const date = firstDay(month);
  date.setUTCMonth(date.getUTCMonth() + count);
  return monthOf(date.toISOString());
}

/** A moment after the last bookable day in every zone. It's constant within a day, so the query key is stable. */
export const bookableUntil = (today: string, horizon: number): string =>
  new Date(Date.parse(today) + (horizon + 2) * MS_PER_DAY).toISOString();

/** The moments between which a month is, whatever the zone: with a day before and after it. */
export const windowOfMonth = (month: string) => ({
  from: new Date(firstDay(month).getTime() - MS_PER_DAY).toISOString(),
  to: new Date(firstDay(addMonths(month, 1)).getTime() + MS_PER_DAY).toISOString(),
});

/** The weeks of a month from Monday to Sunday that aren't over; null for days of other months. */
export function weeksOf(month: string, today: string): (string | null)[][] {
  const first = firstDay(month);
  const length = (firstDay(addMonths(month, 1)).getTime() - first.getTime()) / MS_PER_DAY;
  const before = (first.getUTCDay() + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK;
  const rows = Math.ceil((before + length) / DAYS_PER_WEEK);
  const weeks = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: DAYS_PER_WEEK }, (__, column) => {
      const day = row * DAYS_PER_WEEK + column - before + 1;
      return day < 1 || day > length ? null : `${month}-${String(day).padStart(2, '0')}`;
    }),
  );
  return weeks.filter((week) => week.some((day) => day !== null && day >= today));
}

/** A Monday, after which the names of weekdays follow each other. */
const MONDAY = Date.parse('2024-01-01T00:00:00.000Z');

/** The days of a week by name, from Monday. */
export const weekdays = Array.from(
  { length: DAYS_PER_WEEK },
  (_, index) => new Date(MONDAY + index * MS_PER_DAY),
);
