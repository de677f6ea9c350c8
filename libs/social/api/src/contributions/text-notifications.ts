import { isId } from '@upround/shared/db';
import {
  commented,
  mentioned,
  notifiesOf,
  replied,
  type NotificationDescription,
  type NotificationKind,
} from '@upround/shared/ports';
import {
  aboutContent,
  contentHolds,
  contentLink,
  findContent,
  nounOf,
  outdatedByContent,
  type AboutContent,
  type Content,
} from './notified-content';

type Role = 'COMMENT' | 'REPLY' | 'MENTION';

/** Each person is notified of a text once: for a mention, otherwise for a reply. */
function rolesOf(content: Content, mentionedIds: readonly string[]): Map<string, Role> {
  const roles = new Map<string, Role>();
  if (content.reference_type === 'COMMENT' && content.post_author_id !== null) {
    roles.set(content.post_author_id, 'COMMENT');
  }
  if (content.reference_type === 'REPLY') roles.set(content.comment_author_id, 'REPLY');
  for (const userId of mentionedIds.filter(isId)) roles.set(userId, 'MENTION');
  return roles;
}

/** Comments, replies and mentions: what a text is to a person is decided once for all three. */
const ofTexts = notifiesOf(
  { name: 'notifications.tell-text', data: commented.data },
  [commented, replied, mentioned],
  async ({ db }, { referenceId, mentionedIds }) => {
    const content = await findContent(db, referenceId);
    if (content === undefined) return [];
    return [...rolesOf(content, mentionedIds)].map(([userId, type]) => ({
      userId,
      type,
      referenceType: content.reference_type,
      referenceId,
      actorId: content.author_id,
      groupKey: `TEXT:${referenceId}`,
      actKey: `TEXT:${referenceId}`,
      holds: contentHolds(userId, content.author_id, referenceId),
    }));
  },
);

const below = (about: AboutContent): Omit<NotificationDescription, 'sentence'> => ({
  deeplink: contentLink(about),
  excerpt: about.words,
  formerTarget: { postType: about.post_type },
});

/** Comments on what a person wrote. */
export const commentNotification: NotificationKind<AboutContent> = {
  type: 'COMMENT',
  group: 'MENTIONS',
  label: 'Comments',
  hint: 'Someone comments on your post.',
  about: aboutContent,
  outdates: outdatedByContent,
  describe: ({ who }, about) => ({
    ...below(about),
    sentence: [...who, { text: ` commented on your ${nounOf(about.post_type)}` }],
  }),
  listeners: [ofTexts],
  demo: async (trx, userIds) =>
    (await import('../seed/demo-notifications')).demoComments(trx, userIds),
};

/** Replies to a person's comment. */
export const replyNotification: NotificationKind<AboutContent> = {
  type: 'REPLY',
  group: 'MENTIONS',
  label: 'Replies',
  hint: 'Someone replies to your comment.',
  about: aboutContent,
  outdates: outdatedByContent,
  describe: ({ who }, about) => ({
    ...below(about),
    sentence: [...who, { text: ' replied to your comment' }],
  }),
  demo: async (trx, userIds) =>
    (await import('../seed/demo-notifications')).demoReplies(trx, userIds),
};

/** Mentions of a person in any text. */
export const mentionNotification: NotificationKind<AboutContent> = {
  type: 'MENTION',
  group: 'MENTIONS',
  label: 'Mentions',
  hint: 'Someone mentions you.',
  about: aboutContent,
  outdates: outdatedByContent,
  describe: ({ who, referenceType }, about) => ({
    ...below(about),
    sentence: [...who, { text: ` mentioned you in a ${nounOf(referenceType)}` }],
  }),
};
