import type { Settings } from '@upround/profile/contract';
import type { NotificationChannel, NotificationPreferences } from '@upround/shared/ports';
import { quietEnd } from './quiet-hours';
import { readSettingsOf } from './settings.store';

/** A type that the matrix does not list is wanted, as everything is until somebody says otherwise. */
function wantsBy(settings: Settings, type: string, channel: NotificationChannel): boolean {
  if (channel === 'email' && settings.emailDigest === 'OFF') return false;
  const matrix: Record<string, Record<NotificationChannel, boolean> | undefined> =
    settings.notifications;
  return matrix[type]?.[channel] ?? true;
}

/** Answers what people want to be told, and when, from their settings. */
export const notificationPreferences: NotificationPreferences = {
  async wants(db, userIds, type, channel) {
    const settings = await readSettingsOf(db, userIds);
    return new Set(
      [...settings].filter(([, own]) => wantsBy(own, type, channel)).map(([userId]) => userId),
    );
  },

  async quietUntil(db, userIds, at) {
    const ends = new Map<string, Date>();
    for (const [userId, { quietHours }] of await readSettingsOf(db, userIds)) {
      const end = quietHours && quietEnd(quietHours, at);
      if (end !== null) ends.set(userId, end);
    }
    return ends;
  },
};
