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
    .values({ id: newId(), user_id: userId, tier, source, since, until })
    .execute();
}
