import type { Trx } from '@upround/shared/db';
import type { PlanTier } from '@upround/shared/domain';
import { DAY_MS, startOfDay } from '../contributions/days';
import { endGrants, entitle } from '../entitlement.store';

/** The end of a day by the clock in India; null for a text that is no day. */
export function endOfDay(text: string | undefined): Date | null {
  const start = startOfDay(text);
  return start === null ? null : new Date(start.getTime() + DAY_MS);
}

/** Gives a member a plan, in place of an earlier gift; what they pay for stays. */
export async function giveMembership(
  trx: Trx,
  userId: string,
  { tier, until, now }: { tier: PlanTier; until: Date; now: Date },
): Promise<void> {
  await endGrants(trx, userId, now);
  await entitle(trx, userId, { tier, source: 'GRANT', since: now, until });
}
