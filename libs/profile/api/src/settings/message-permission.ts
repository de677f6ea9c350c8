import { statement } from '@upround/shared/db';
import type { MessagePermission } from '@upround/shared/ports';
import { readSettingsOf } from './settings.store';

const tiesOf = statement<
  { follows: boolean; followed: boolean },
  { person: string; other: string }
>(
  'profile.follows-between',
  `select
     exists (select 1 from follow_view f
       where f.follower_id = :person::uuid and f.reference_id = :other::uuid) as follows,
     exists (select 1 from follow_view f
       where f.follower_id = :other::uuid and f.reference_id = :person::uuid) as followed`,
);

/** Checks whose first messages a person accepts. */
export const messagePermission: MessagePermission = {
  async mayMessage(trx, fromUserId, toUserId, isKnown = false) {
    const policy = (await readSettingsOf(trx, [toUserId])).get(toUserId)?.messagesFrom;
    if (policy === undefined || policy === 'EVERYONE') return true;
    if (policy === 'NOBODY') return false;
    if (isKnown) return true;
    const found = await tiesOf.first(trx, { person: toUserId, other: fromUserId });
    const ties = found ?? { follows: false, followed: false };
    return policy === 'FOLLOWED' ? ties.follows : ties.follows && ties.followed;
  },
};
