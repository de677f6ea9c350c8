import type { Settings, SettingsChange } from '@upround/profile/contract';

const kindsOf = (change: SettingsChange) =>
  Object.keys(change.notifications ?? {}) as (keyof Settings['notifications'])[];

/** The settings after a change; what the change leaves out stays. */
export function withChange(settings: Settings, change: SettingsChange): Settings {
  const { notifications, ...rest } = change;
  const rows = kindsOf(change).map((kind) => [
    kind,
    { ...settings.notifications[kind], ...notifications?.[kind] },
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
  const rows = kindsOf(change).map((kind) => [
    kind,
    Object.fromEntries(
      Object.keys(change.notifications?.[kind] ?? {}).map((channel) => [
        channel,
        before.notifications[kind][channel as 'inApp'],
      ]),
    ),
  ]);
  return {
    ...(Object.fromEntries(rest) as SettingsChange),
    ...(rows.length > 0 && { notifications: Object.fromEntries(rows) }),
  };
}
