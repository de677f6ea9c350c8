import { allChannels, type Settings, type SettingsChange } from '@upround/profile/contract';

const typesOf = (change: SettingsChange) => Object.keys(change.notifications ?? {});

/** The settings after a change; what the change leaves out stays. */
export function withChange(settings: Settings, change: SettingsChange): Settings {
  const { notifications, ...rest } = change;
  const rows = typesOf(change).map((type) => [
    type,
    { ...(settings.notifications[type] ?? allChannels), ...notifications?.[type] },
  ]);
  return {
    ...settings,
    ...(rest as Partial<Settings>),
    notifications: { ...settings.notifications, ...Object.fromEntries(rows) },
  };
}

/** What takes a change back: the same settings as they were, and no others. */
export function backFrom(before: Settings, change: SettingsChange): SettingsChange {
  const rest = Object.keys(change)
    .filter((name) => name !== 'notifications')
    .map((name) => [name, before[name as keyof Settings]]);
  const rows = typesOf(change).map((type) => [
    type,
    Object.fromEntries(
      Object.keys(change.notifications?.[type] ?? {}).map((channel) => [
        channel,
        (before.notifications[type] ?? allChannels)[channel as 'inApp'],
      ]),
    ),
  ]);
  return {
    ...(Object.fromEntries(rest) as SettingsChange),
    ...(rows.length > 0 && { notifications: Object.fromEntries(rows) }),
  };
}

/** Turns on a daily digest of one kind alone: before, none of them was mailed. */
export function withDigestOf(wanted: string, { notificationKinds }: Settings): SettingsChange {
  const inDigest = notificationKinds.filter(
    ({ ownMail, always }) => !ownMail && !always.includes('email'),
  );
  return {
    emailDigest: 'DAILY',
    notifications: Object.fromEntries(
      inDigest.map(({ type }) => [type, { email: type === wanted }]),
    ),
  };
}

/** Whether a change is of a kind of notifications, and not only of others that a digest leaves out. */
export const isAboutKind = (type: string, { emailDigest, notifications = {} }: SettingsChange) =>
  emailDigest === undefined ? type in notifications : notifications[type]?.email === true;
