import type { NotificationKind } from '@upround/shared/ports';
import { profileNotification, timesNotification } from './profile-notifications';
import { reviewNotification } from './review-notification';
import { requestNotification, sessionNotification } from './session-notifications';
import { reminderNotification } from './session-reminders';

/** What members are notified of by mentors. */
export const mentorNotifications: readonly NotificationKind[] = [
  requestNotification as NotificationKind,
  sessionNotification as NotificationKind,
  reminderNotification as NotificationKind,
  reviewNotification as NotificationKind,
  profileNotification as NotificationKind,
  timesNotification as NotificationKind,
];
