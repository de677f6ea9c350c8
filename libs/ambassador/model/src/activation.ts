import { dayOf, MS_PER_DAY } from './kolkata-calendar';

/** On how many calendar days a referred person does something before they are active. */
export const ACTIVE_DAYS = 3;
/** From the moment of sign-up, in days of 24 hours. */
export const ACTIVATION_DAYS = 14;
/** In how many days of 24 hours from sign-up a first post brings points. */
export const FIRST_POST_DAYS = 30;

/**
 * When a referred person became active: with their first activity on the third calendar day in Asia/Kolkata, within 14
 * times 24 hours from sign-up. The moment of sign-up is in that time, its end isn't.
 *
 * @param signedUpAt which is no activity by itself
 * @param activity in any order, repeated or not; moments that are none don't count
 * @returns null as long as they aren't active
 */
export function activatedAt(signedUpAt: Date, activity: readonly Date[]): Date | null {
  const begin = signedUpAt.getTime();
  const inTime = activity
    .map((at) => at.getTime())
    .filter((at) => at >= begin && at < begin + ACTIVATION_DAYS * MS_PER_DAY)
    .sort((left, right) => left - right);
  const days = new Set<number>();
  for (const time of inTime) {
    const at = new Date(time);
    if (days.add(dayOf(at)).size === ACTIVE_DAYS) return at;
  }
  return null;
}
