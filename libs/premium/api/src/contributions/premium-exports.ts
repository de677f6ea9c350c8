import { inBatches, type ExportSource } from '@upround/shared/ports';
import { tablesOf } from '../premium-tables';
import { membershipExports } from './membership-exports';
import { moneyExports } from './money-exports';

/**
 * What premium holds of a person: what they were entitled to and when, their plans and money, and whether they wait for
 * plans to open.
 */
export const premiumExports: readonly ExportSource[] = [
  {
    name: 'entitlements',
    tables: ['entitlements'],
    async *rows(db, userId) {
      const rows = inBatches((after, limit) =>
        tablesOf(db)
          .selectFrom('entitlements')
          .select(['id', 'tier', 'source', 'since', 'until'])
          .where('user_id', '=', userId)
          .$if(after !== null, (query) => query.where('id', '>', after))
          .orderBy('id')
          .limit(limit)
          .execute(),
      );
      for await (const { tier, source, since, until } of rows) {
        yield {
          values: { tier, source, since: since.toISOString(), until: until?.toISOString() ?? null },
        };
      }
    },
  },
  {
    name: 'premium-interest',
    tables: ['premium_interests'],
    async *rows(db, userId) {
      const row = await tablesOf(db)
        .selectFrom('premium_interests')
        .select('created_at')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (row === undefined) return;
      yield { values: { notifyWhenPremiumOpensSince: row.created_at.toISOString() } };
    },
  },
  ...membershipExports,
  ...moneyExports,
];
