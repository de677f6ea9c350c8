import { mayBeNotifiedOf } from '@upround/shared/db';
import { links } from '@upround/shared/links';
import {
  dayKey,
  followed,
  notifiesOf,
  takesBackOn,
  unfollowed,
  type NotificationAct,
  type NotificationKind,
} from '@upround/shared/ports';
import { sql } from 'kysely';

const followAct = (followerId: string, personId: string): NotificationAct => ({
  userId: personId,
  actKey: `FOLLOW:${followerId}`,
  holds: sql`(${mayBeNotifiedOf(personId, followerId)} and exists (
    select 1 from follow_view f
    where f.follower_id = ${followerId}::uuid and f.reference_id = ${personId}::uuid))`,
});

/** New followers. */
export const followNotification: NotificationKind<null> = {
  type: 'FOLLOW',
  group: 'PEOPLE',
  label: 'New followers',
  hint: 'Someone follows you.',
  describe: ({ who, actorCount, latestSlug }) => ({
    sentence: [...who, { text: actorCount === 1 ? ' followed you' : ' followed you' }],
    deeplink: latestSlug === null ? links.home() : links.user(latestSlug),
    excerpt: '',
    pushText: 'See their profile.',
  }),
  listeners: [
    notifiesOf(
      { name: 'notifications.tell-follow', data: followed.data },
      [followed],
      ({ now }, { userId, referenceType, referenceId }) =>
        referenceType === 'USER'
          ? [
              {
                ...followAct(userId, referenceId),
                type: 'FOLLOW',
                referenceType,
                referenceId,
                actorId: userId,
                groupKey: dayKey('FOLLOW', referenceId, now),
              },
            ]
          : [],
    ),
    takesBackOn(
      { name: 'notifications.take-follow-back', data: unfollowed.data },
      [unfollowed],
      (_context, { userId, referenceType, referenceId }) =>
        referenceType === 'USER' ? [followAct(userId, referenceId)] : [],
    ),
  ],
  demo: async (trx, userIds) =>
    (await import('../seed/demo-notifications')).demoFollows(trx, userIds),
};
