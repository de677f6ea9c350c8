import type { Database } from '@upround/shared/db';
import { tablesOf } from './premium-tables';

/** How many people one answer names. */
export const INTERESTED_AT_ONCE = 1_000;

/** Someone who waits for Premium, with the moment they asked. */
export interface InterestedPerson {
  userId: string;
  since: Date;
}

/** Lists for operators the people who want to be notified when Premium opens; deleted accounts are left out. */
export const interestAdmin = {
  async count(db: Database): Promise<number> {
    const row = await tablesOf(db)
      .selectFrom('premium_interests')
      .innerJoin('person_view', 'person_view.id', 'premium_interests.user_id')
      .select((of) => of.fn.countAll<string>().as('count'))
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  },

  /** Their ids in order, so many at once; `after` is the last id of the answer before. */
  async list(db: Database, after: string | null): Promise<InterestedPerson[]> {
    return tablesOf(db)
      .selectFrom('premium_interests')
      .innerJoin('person_view', 'person_view.id', 'premium_interests.user_id')
      .select(['user_id as userId', 'created_at as since'])
      .$if(after !== null, (query) => query.where('user_id', '>', after))
      .orderBy('user_id')
      .limit(INTERESTED_AT_ONCE)
      .execute();
  },
};
