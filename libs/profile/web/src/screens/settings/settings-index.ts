import type { SettingsSection } from '@upround/shared/links';
import type { useSettingsText } from './messages/catalogue';

type Translate = ReturnType<typeof useSettingsText>;
type Key = Parameters<Translate>[0];

/** Every setting that can be looked for: where it is, what it is called, and other words for it. */
const entries = [
  ['account', 'account.email', 'words.email'],
  ['account', 'account.password', 'words.password'],
  ['account', 'account.timeZone', 'words.timeZone'],
  ['account', 'account.plan', 'words.plan'],
  ['profile', 'section.profile', 'words.profile'],
  ['appearance', 'appearance.colorMode', 'words.appearance'],
  ['notifications', 'section.notifications', 'words.matrix'],
  ['notifications', 'notifications.digest', 'words.digest'],
  ['notifications', 'notifications.quiet', 'words.quiet'],
  ['notifications', 'search.devices', 'words.devices'],
  ['messages', 'messages.from', 'words.messagesFrom'],
  ['messages', 'messages.readMarks', 'words.readMarks'],
  ['blocked', 'hidden.blocked', 'words.blocked'],
  ['blocked', 'hidden.muted', 'words.muted'],
  ['sessions', 'section.sessions', 'words.sessions'],
  ['data', 'data.export', 'words.export'],
  ['data', 'data.deletion', 'words.deletion'],
  ['privacy', 'privacy.tracking', 'words.tracking'],
  ['reports', 'section.reports', 'words.reports'],
  ['moderation', 'section.moderation', 'words.moderation'],
  ['approvals', 'section.approvals', 'words.approvals'],
  ['analytics', 'section.analytics', 'words.analytics'],
  ['people', 'section.people', 'words.people'],
  ['money', 'section.money', 'words.money'],
  ['competitions', 'section.competitions', 'words.competitions'],
  ['operations', 'section.operations', 'words.operations'],
] as const satisfies readonly (readonly [SettingsSection, Key, Key])[];

export interface FoundSetting {
  section: SettingsSection;
  title: string;
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * The settings that match a search.
 *
 * @param query each of its words must begin a word of the setting
 * @param sections those that the person has
 */
export function findSettings(
  t: Translate,
  query: string,
  sections: readonly SettingsSection[],
): FoundSetting[] {
  const wanted = wordsOf(query);
  return entries
    .filter(([section]) => sections.includes(section))
    .filter(([section, title, words]) => {
      const known = wordsOf(`${t(`section.${section}`)} ${t(title)} ${t(words)}`);
      return wanted.every((word) => known.some((one) => one.startsWith(word)));
    })
    .map(([section, title]) => ({ section, title: t(title) }));
}
