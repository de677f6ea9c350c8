import { statement, type Trx } from '@upround/shared/db';

const takePlace = statement<{ version: string }, { person: string }>(
  'notifications.next-place',
  `insert into notification_streams (user_id, version) values (:person::uuid, 1)
   on conflict (user_id) do update set version = notification_streams.version + 1
   returning version`,
);

/**
 * Takes the next place of a person's stream. Its row stays locked until the transaction ends: whatever changes the
 * notifications of one person happens one after another, and places are committed in their order.
 */
export async function nextPlace(trx: Trx, userId: string): Promise<number> {
  return Number((await takePlace.first(trx, { person: userId }))?.version);
}
