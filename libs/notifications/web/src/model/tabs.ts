import type { NotificationType } from '@upround/notifications/contract';
import type { NotificationsTab } from '@upround/shared/links';

/** Which types stand under which tab; undefined where all of them do. */
export const typesOf: Record<NotificationsTab, readonly NotificationType[] | undefined> = {
  all: undefined,
  mentions: ['COMMENT', 'REPLY', 'MENTION'],
  reactions: ['LIKE'],
  people: ['FOLLOW'],
  jobs: ['APPLICATION', 'APPLICATION_MOVED', 'JOB_FOUND', 'JOB_REMINDER'],
  system: ['SYSTEM', 'POLL'],
};
