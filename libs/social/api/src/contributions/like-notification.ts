import { liked, unliked } from '@upround/shared/ports';
import {
  dayKey,
  notifiesOf,
  takesBackOn,
  type ListenerContext,
  type NotificationKind,
} from '@upround/shared/ports';
import { sql } from 'kysely';
import {
  aboutContent,
  contentHolds,
  contentLink,
  findContent,
  nounOf,
  outdatedByContent,
  type AboutContent,
} from './notified-content';

/** The act, for the author of what was liked; undefined where that is gone. */
async function likeAct({ db }: ListenerContext, userId: string, referenceId: string) {
  const content = await findContent(db, referenceId);
  if (content === undefined) return undefined;
  const { author_id: authorId, reference_type: referenceType } = content;
  const holds = sql<boolean>`(${contentHolds(authorId, userId, referenceId)} and exists (
    select 1 from like_view l
    where l.reference_id = ${referenceId}::uuid and l.user_id = ${userId}::uuid))`;
  const actKey = `LIKE:${referenceId}:${userId}`;
  return { act: { userId: authorId, actKey, holds }, referenceType };
}

/** Likes of what a person wrote. */
export const likeNotification: NotificationKind<AboutContent> = {
  type: 'LIKE',
  group: 'REACTIONS',
  label: 'Likes',
  hint: 'Someone likes what you wrote.',
  about: aboutContent,
  outdates: outdatedByContent,
  describe: ({ who, referenceType }, about) => ({
    sentence: [...who, { text: ` liked your ${nounOf(referenceType)}` }],
    deeplink: contentLink(about),
    excerpt: about.words,
    pushText: `See your ${nounOf(referenceType)}.`,
    formerTarget: { postType: about.post_type },
  }),
  listeners: [
    notifiesOf(
      { name: 'notifications.tell-like', data: liked.data },
      [liked],
      async (context, { userId, referenceId }) => {
        const found = await likeAct(context, userId, referenceId);
        if (found === undefined) return [];
        return [
          {
            ...found.act,
            type: 'LIKE',
            referenceType: found.referenceType,
            referenceId,
            actorId: userId,
            groupKey: dayKey('LIKE', referenceId, context.now),
          },
        ];
      },
    ),
    takesBackOn(
      { name: 'notifications.take-like-back', data: unliked.data },
      [unliked],
      async (context, { userId, referenceId }) => {
        const found = await likeAct(context, userId, referenceId);
        return found === undefined ? [] : [found.act];
      },
    ),
  ],
  demo: async (trx, userIds, clock) =>
    (await import('../seed/demo-notifications')).demoLikes(trx, userIds, clock),
};
