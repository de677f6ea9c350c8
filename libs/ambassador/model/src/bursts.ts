import { MS_PER_DAY, MS_PER_HOUR } from './kolkata-calendar';

/** How many people can sign up with one code within an hour before all of them are held. */
export const MOST_BY_CODE_AN_HOUR = 20;
/** How many can sign up with codes from one network within 24 hours. A campus often is one network. */
export const MOST_BY_NETWORK_A_DAY = 40;

/** Why the points for a sign-up wait for a review. */
export type BurstReason = 'MANY_BY_CODE' | 'MANY_BY_NETWORK';

export interface BurstFacts {
  /** When the person signed up. */
  at: Date;
  /** When others signed up with the same code, in any order: from an hour before to an hour after, if not more. */
  byCode: readonly Date[];
  /** When others signed up with any code from the same network: a day before and after. Empty if it's unknown. */
  byNetwork: readonly Date[];
}

/** Whether a sign-up is one of more than `most` in some span of that length, whose end isn't in it. */
function isInBurst(at: Date, others: readonly Date[], most: number, lengthMs: number): boolean {
  const own = at.getTime();
  const times = others
    .map((other) => other.getTime())
    .filter((other) => Math.abs(other - own) < lengthMs)
    .concat(own)
    .sort((left, right) => left - right);
  // All of these are nearer to the sign-up than the length, so a burst without it makes one with it.
  return times.some((first, index) => {
    const last = times[index + most];
    return last !== undefined && last - first < lengthMs;
  });
}

/**
 * Why the points for a sign-up are held; null where they aren't. A hold is no verdict: someone reviews it.
 *
 * A sign-up is held if it's one of more than 20 with a code within some hour, or of more than 40 from a network within
 * some 24 hours, before or after it. So the first of a burst are held too if the question is asked once points are due,
 * which is days later. Spans are sliding: a burst over midnight isn't two.
 */
export function burstReason({ at, byCode, byNetwork }: BurstFacts): BurstReason | null {
  if (isInBurst(at, byCode, MOST_BY_CODE_AN_HOUR, MS_PER_HOUR)) return 'MANY_BY_CODE';
  return isInBurst(at, byNetwork, MOST_BY_NETWORK_A_DAY, MS_PER_DAY) ? 'MANY_BY_NETWORK' : null;
}
