import type { NotificationKind } from '@upround/shared/ports';
import { followNotification } from './follow-notification';
import { likeNotification } from './like-notification';
import { removalNotification } from './removal-notification';
import { commentNotification, mentionNotification, replyNotification } from './text-notifications';

/** The kinds of notifications that social makes. */
export const socialNotifications: readonly NotificationKind[] = [
  likeNotification,
  commentNotification,
  replyNotification,
  mentionNotification,
  followNotification,
  removalNotification,
];
