const MINUTE_MS = 60_000;
/** India has one time zone without daylight saving: UTC+5:30. */
const INDIA_OFFSET_MS = 330 * MINUTE_MS;
/** April, counted from 0. */
const FIRST_MONTH = 3;

/** A moment whose UTC fields are those of a clock in India. */
export const inIndia = (at: Date): Date => new Date(at.getTime() + INDIA_OFFSET_MS);

/**
 * The Indian financial year of a moment, 1 April to 31 March by the clock in India, as in `2026-27` or `2099-00`.
 *
 * @param at any moment
 */
export function fiscalYearOf(at: Date): string {
  const local = inIndia(at);
  const year = local.getUTCFullYear() - (local.getUTCMonth() < FIRST_MONTH ? 1 : 0);
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}
