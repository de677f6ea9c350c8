import type { NotificationType } from '@upround/notifications/contract';
import type { ReferenceType } from '@upround/shared/domain';

const things: Partial<Record<ReferenceType, string>> = {
  POST: 'post',
  THREAD: 'thread',
  COMMENT: 'comment',
  REPLY: 'reply',
};
const thing = (type: ReferenceType) => things[type] ?? 'post';

/** Who did it: a name, or a name and how many besides. */
export function someone(name: string, count: number): string {
  if (count <= 1) return name;
  return count === 2 ? `${name} and 1 other` : `${name} and ${count - 1} others`;
}

/** What a push says, by type; `who` is from `someone`. The web has these sentences in its own catalogue. */
export const pushSentences: Record<NotificationType, (who: string, type: ReferenceType) => string> =
  {
    LIKE: (who, type) => `${who} liked your ${thing(type)}`,
    COMMENT: (who) => `${who} commented on your post`,
    REPLY: (who) => `${who} replied to your comment`,
    MENTION: (who, type) => `${who} mentioned you in a ${thing(type)}`,
    FOLLOW: (who) => `${who} follows you`,
    POLL: () => 'A poll has ended. See the result',
    SYSTEM: (_who, type) => `A moderator removed your ${thing(type)}`,
  };

/** Under a sentence that has no text of a post to show. */
export const pushBodies = {
  FOLLOW: 'See who that is.',
  SYSTEM: 'It went against the community guidelines.',
} as const;

/** What a push says of messages: who wrote, and never what. */
export const messageSentences = {
  message: {
    title: (name: string) => `${name} sent you a message`,
    body: 'Open the conversation to read it.',
  },
  request: {
    title: (name: string) => `${name} wants to write to you`,
    body: 'Open the request to read it, accept it or decline it.',
  },
} as const;
