import type { NotificationGroup } from '@upround/shared/domain';
import type { NotificationsTab } from '@upround/shared/links';

/** The group that a tab shows; undefined for the tab of all. */
export const groupOf: Record<NotificationsTab, NotificationGroup | undefined> = {
  all: undefined,
  mentions: 'MENTIONS',
  reactions: 'REACTIONS',
  people: 'PEOPLE',
  jobs: 'WORK',
  system: 'SYSTEM',
};
