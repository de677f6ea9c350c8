import {
  allChannels,
  defaultSettings,
  type Settings,
  type SettingsChange,
} from '@upround/profile/contract';
import type { Database, Trx } from '@upround/shared/db';
import { sql } from 'kysely';
import { tablesIn, tablesOf, type StoredSettings } from '../people-tables';

/** The defaults with a person's changes; `notifications` has the types for which they chose something. */
export type ChosenSettings = Omit<Settings, 'notificationKinds'>;

/** The settings of a person who has changed nothing. */
export function settingsOf({ notifications = {}, ...rest }: StoredSettings): ChosenSettings {
  const { notificationKinds: _kinds, ...defaults } = defaultSettings;
  const rows = Object.entries(notifications).map(([type, own]) => [
    type,
    { ...allChannels, ...own },
  ]);
  return { ...defaults, ...rest, notifications: Object.fromEntries(rows) };
}

const given = <T extends object>(change: T) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

function merge(stored: StoredSettings, change: SettingsChange): StoredSettings {
  const { notifications = {}, ...rest } = change;
  const rows = Object.entries(notifications).map(([type, own]) => [
    type,
    { ...stored.notifications?.[type], ...given(own) },
  ]);
  return {
    ...stored,
    ...given(rest),
    notifications: { ...stored.notifications, ...Object.fromEntries(rows) },
  };
}

/** The settings of each of these people. */
export async function readSettingsOf(
  db: Database,
  userIds: readonly string[],
): Promise<Map<string, ChosenSettings>> {
  const rows =
    userIds.length === 0
      ? []
      : await tablesOf(db)
          .selectFrom('member_settings')
          .select(['user_id', 'settings'])
          .where('user_id', 'in', [...userIds])
          .execute();
  const stored = new Map(rows.map((row) => [row.user_id, row.settings]));
  return new Map(userIds.map((userId) => [userId, settingsOf(stored.get(userId) ?? {})]));
}

/** Changes a member's settings; concurrent changes wait for each other, so that none is lost. */
export async function changeSettings(
  trx: Trx,
  userId: string,
  change: SettingsChange,
): Promise<ChosenSettings> {
  const tables = tablesIn(trx);
  await tables
    .insertInto('member_settings')
    .values({ user_id: userId, settings: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tables
    .selectFrom('member_settings')
    .select('settings')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const next = merge(row.settings, change);
  await tables
    .updateTable('member_settings')
    .set({ settings: JSON.stringify(next), updated_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .execute();
  return settingsOf(next);
}
