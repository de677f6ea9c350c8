import type { NotificationKind } from '@upround/shared/ports';
import { applicationMovedNotification, applicationNotification } from './application-notifications';
import { foundNotification } from './found-notification';
import { offerNotification } from './offer-notification';
import { reminderNotification } from './reminder-notification';

/** The kinds of notifications that jobs make. */
export const jobsNotifications: readonly NotificationKind[] = [
  applicationNotification,
  applicationMovedNotification,
  offerNotification,
  foundNotification,
  reminderNotification,
];
