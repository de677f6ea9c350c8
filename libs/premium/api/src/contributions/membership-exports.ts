import { inBatches, type ExportSource } from '@upround/shared/ports';
import { tablesOf } from '../premium-tables';

const PAISE = 100;
const moment = (at: Date | null) => at?.toISOString() ?? null;

const memberships: ExportSource = {
  name: 'memberships',
  tables: ['memberships'],
  async *rows(db, userId) {
    const rows = inBatches((after, limit) =>
      tablesOf(db)
        .selectFrom('memberships')
        .select(['id', 'tier', 'period', 'state', 'period_start', 'period_end', 'next_tier'])
        .select(['next_period', 'noticed_at', 'created_at'])
        .where('user_id', '=', userId)
        .$if(after !== null, (query) => query.where('id', '>', after))
        .orderBy('id')
        .limit(limit)
        .execute(),
    );
    for await (const row of rows) {
      yield {
        values: {
          id: row.id,
          tier: row.tier,
          period: row.period,
          state: row.state,
          periodStart: moment(row.period_start),
          periodEnd: moment(row.period_end),
          nextTier: row.next_tier,
          nextPeriod: row.next_period,
          notifiedOfDebitAt: moment(row.noticed_at),
          createdAt: row.created_at.toISOString(),
        },
      };
    }
  },
};

const periods: ExportSource = {
  name: 'membership-periods',
  tables: ['membership_periods'],
  async *rows(db, userId) {
    const rows = inBatches((after, limit) =>
      tablesOf(db)
        .selectFrom('membership_periods as p')
        .innerJoin('memberships as m', 'm.id', 'p.membership_id')
        .select(['p.id', 'p.membership_id', 'p.tier', 'p.period', 'p.starts_at', 'p.ends_at'])
        .select(['p.amount', 'p.paid_at'])
        .where('m.user_id', '=', userId)
        .$if(after !== null, (query) => query.where('p.id', '>', after))
        .orderBy('p.id')
        .limit(limit)
        .execute(),
    );
    for await (const row of rows) {
      yield {
        values: {
          membership: row.membership_id,
          tier: row.tier,
          period: row.period,
          startsAt: row.starts_at.toISOString(),
          endsAt: row.ends_at.toISOString(),
          amount: (row.amount / PAISE).toFixed(2),
          paidAt: moment(row.paid_at),
        },
      };
    }
  },
};

/** A person's plans, and the periods that they paid for. */
export const membershipExports: readonly ExportSource[] = [memberships, periods];
