const DAY = 86_400_000;

/** Noon of a day, such as `2026-12-04`, so that it's the same day in every zone near UTC. */
export const noonOf = (day: string): string => `${day}T12:00:00Z`;

/** The day some days later. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(noonOf(day)) + count * DAY).toISOString().slice(0, 10);
