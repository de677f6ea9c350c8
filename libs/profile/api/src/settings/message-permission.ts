import type { MessagePermission, ReadMarks } from '@upround/shared/ports';
import { sql } from 'kysely';
import { readSettingsOf } from './settings.store';

/** Says whom people take first messages from. */
export const messagePermission: MessagePermission = {
  async mayMessage(trx, fromUserId, toUserId) {
    const policy = (await readSettingsOf(trx, [toUserId])).get(toUserId)?.messagesFrom;
    if (policy === undefined || policy === 'EVERYONE') return true;
    if (policy === 'NOBODY') return false;
    const { rows } = await sql<{ follows: boolean; followed: boolean }>`
      select
        exists (select 1 from follow_view f
          where f.follower_id = ${toUserId} and f.reference_id = ${fromUserId}) as follows,
        exists (select 1 from follow_view f
          where f.follower_id = ${fromUserId} and f.reference_id = ${toUserId}) as followed
    `.execute(trx);
    const ties = rows[0] ?? { follows: false, followed: false };
    return policy === 'FOLLOWED' ? ties.follows : ties.follows && ties.followed;
  },
};

/** Says who keeps to themselves what they have read. */
export const readMarks: ReadMarks = {
  async hiddenBy(db, userIds) {
    const settings = await readSettingsOf(db, userIds);
    return new Set([...settings].filter(([, own]) => !own.readMarks).map(([userId]) => userId));
  },
};
