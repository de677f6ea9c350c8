import { newId, type Trx } from '@upround/shared/db';
import type { Entitlement, Entitlements } from '@upround/shared/ports';
import { tablesIn, tablesOf } from './premium-tables';

/**
 * The port by which other slices ask what a person's plan opens.
 *
 * @param now the server's clock, which decides what has ended
 */
export function entitlementsAt(now: () => Date): Entitlements {
  return {
    async of(db, userId) {
      if (userId === null) return null;
      const row = await tablesOf(db)
        .selectFrom('entitlements')
        .select(['tier', 'source', 'until'])
        .where('user_id', '=', userId)
        .where('since', '<=', now())
        .where((where) => where.or([where('until', 'is', null), where('until', '>', now())]))
        .orderBy('tier', 'desc')
        .orderBy('until', (order) => order.desc().nullsFirst())
        .limit(1)
        .executeTakeFirst();
      return row ?? null;
    },
  };
}

/** Entitles a person from `since` on. */
export async function entitle(
  trx: Trx,
  userId: string,
  { tier, source, until, since }: Entitlement & { since: Date },
): Promise<void> {
  await tablesIn(trx)
    .insertInto('entitlements')
    .values({ id: newId(), user_id: userId, tier, source, since, until, membership_id: null })
    .execute();
}

/** Sets what a membership entitles to; it has one entitlement, whose end moves. */
export async function entitleByMembership(
  trx: Trx,
  membership: { id: string; userId: string; tier: Entitlement['tier'] },
  { since, until }: { since: Date; until: Date },
): Promise<void> {
  const { id, userId, tier } = membership;
  await tablesIn(trx)
    .insertInto('entitlements')
    .values({
      id: newId(),
      user_id: userId,
      tier,
      source: 'PLAN',
      since,
      until,
      membership_id: id,
    })
    .onConflict((conflict) =>
      conflict
        .column('membership_id')
        .where('membership_id', 'is not', null)
        .doUpdateSet({ tier, until }),
    )
    .execute();
}

/** Ends what a membership entitles to at a moment, unless it ends sooner. */
export async function endEntitlement(trx: Trx, membershipId: string, at: Date): Promise<void> {
  await tablesIn(trx)
    .updateTable('entitlements')
    .set({ until: at })
    .where('membership_id', '=', membershipId)
    .where('until', '>', at)
    .execute();
}

/** Ends a person's gifts of a tier at a moment. @returns how many ended */
export async function endGrants(trx: Trx, userId: string, at: Date): Promise<number> {
  const { numUpdatedRows } = await tablesIn(trx)
    .updateTable('entitlements')
    .set({ until: at })
    .where('user_id', '=', userId)
    .where('source', '=', 'GRANT')
    .where((where) => where.or([where('until', 'is', null), where('until', '>', at)]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
