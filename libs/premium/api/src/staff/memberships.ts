import { statement } from '@upround/shared/db';
import type { PlanTier } from '@upround/shared/domain';
import type { Entitlement, Memberships, Realtime } from '@upround/shared/ports';
import { endGrants } from '../entitlement.store';
import { endOfDay, giveMembership } from './gifts';

interface PlanRow {
  userId: string;
  tier: PlanTier;
  source: Entitlement['source'];
  until: Date | null;
}

const running = statement<PlanRow, { ids: readonly string[]; now: Date; source: string | null }>(
  'premium.staff-plans',
  `select distinct on (user_id) user_id as "userId", tier, source, until from entitlements
   where user_id = any(:ids::uuid[]) and since <= :now and (until is null or until > :now)
     and (:source::text is null or source = :source::text)
   order by user_id, tier desc, until desc nulls first`,
);

/** What gifts need of premium. */
export interface MembershipParts {
  now(): Date;
  realtime: Pick<Realtime, 'send'> | undefined;
}

/** Plans and gifts, for admins. */
export const membershipsPort = ({ now, realtime }: MembershipParts): Memberships => ({
  async of(db, ids) {
    const rows = ids.length === 0 ? [] : await running.all(db, { ids, now: now(), source: null });
    return new Map(rows.map(({ userId, ...plan }) => [userId, plan]));
  },
  async giftOf(db, userId) {
    const [row] = await running.all(db, { ids: [userId], now: now(), source: 'GRANT' });
    if (row === undefined) return null;
    const { tier, source, until } = row;
    return { tier, source, until };
  },
  async give(trx, userId, { tier, day }) {
    const until = endOfDay(day);
    if (until === null || until <= now()) return null;
    await giveMembership(trx, userId, { tier, until, now: now() });
    return until;
  },
  endGifts: (trx, userId) => endGrants(trx, userId, now()),
  announce: (userId) => realtime?.send([userId], { name: 'premium.plan', data: {} }),
});
