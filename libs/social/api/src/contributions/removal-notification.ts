import { isThere } from '@upround/shared/db';
import { referenceTypes } from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import { notifiesOf, removedByModerator, type NotificationKind } from '@upround/shared/ports';
import { sql } from 'kysely';
import { nounOf } from './notified-content';

/** Removals by a moderator, of any kind of record: every slice with records publishes the event. */
export const removalNotification: NotificationKind<null> = {
  type: 'SYSTEM',
  group: 'SYSTEM',
  label: 'Moderation',
  hint: 'A moderator removes something you posted.',
  isSystem: true,
  describe: ({ referenceType, details }) => ({
    sentence: [
      {
        text: `A moderator ${details?.['isClosed'] === true ? 'closed' : 'removed'} your ${nounOf(referenceType)}`,
      },
    ],
    deeplink: links.communityGuidelines(),
    excerpt: 'It broke the community guidelines.',
  }),
  listeners: [
    notifiesOf(
      { name: 'notifications.tell-removal', data: removedByModerator.data },
      [removedByModerator],
      (_context, { ownerId, referenceType, referenceId, isClosed = false }) => [
        {
          userId: ownerId,
          type: 'SYSTEM',
          referenceType: referenceTypes.find((type) => type === referenceType) ?? 'POST',
          referenceId,
          details: { isClosed },
          actorId: ownerId,
          groupKey: `REMOVED:${referenceId}`,
          actKey: `REMOVED:${referenceId}`,
          holds: sql`(${isThere(ownerId)})`,
        },
      ],
    ),
  ],
};
