import type {
  DigestReaders,
  NotificationChannel,
  NotificationPreferences,
} from '@upround/shared/ports';
import { sql } from 'kysely';
import { quietEnd } from './quiet-hours';
import { readSettingsOf, type ChosenSettings } from './settings.store';

/** A type without a choice is wanted: everything is on until a person turns it off. */
function wantsBy(settings: ChosenSettings, type: string, channel: NotificationChannel): boolean {
  if (channel === 'digest' && settings.emailDigest === 'OFF') return false;
  return settings.notifications[type]?.[channel === 'digest' ? 'email' : channel] ?? true;
}

/** Reads from the settings what people want to be notified of, and when. */
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

/** Answers who wants an e-mail digest, from their settings. */
export const digestReaders: DigestReaders = {
  async page(db, after, limit) {
    const { rows } = await sql<{ user_id: string }>`
      select user_id from member_settings
      where settings ->> 'emailDigest' in ('DAILY', 'WEEKLY')
        and (${after}::uuid is null or user_id > ${after}::uuid)
      order by user_id limit ${limit}`.execute(db);
    return rows.map((row) => row.user_id);
  },
  async rhythmOf(db, userId) {
    const rhythm = (await readSettingsOf(db, [userId])).get(userId)?.emailDigest ?? 'OFF';
    return rhythm === 'OFF' ? null : rhythm;
  },
};
