import { statement } from '@upround/shared/db';
import type { DeletionEffects } from '@upround/shared/ports';
import { moneyOf } from '../creators/money-text';

const unpaid = statement<{ amount: number }, { userId: string }>(
  'creators.unpaid-before-deletion',
  `select (coalesce(sum(s.share), 0) - coalesce(sum(s.paid) filter (where s.payout = 'PAID'), 0))::float8 as amount
   from creators c join creator_shares s on s.creator = c.id where c.user_id = :userId::uuid`,
);

/** What a creator earned and wasn't paid: amounts that are due, and those that are carried. */
export const creatorDeletionEffects: DeletionEffects = {
  name: 'creators',
  async describe(db, userId) {
    const amount = (await unpaid.first(db, { userId }))?.amount ?? 0;
    return amount <= 0
      ? []
      : [`You give up ${moneyOf(amount)} from the creator programme that we haven’t paid you yet.`];
  },
};
