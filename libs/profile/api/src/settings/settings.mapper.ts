import { allChannels, type NotificationChannel, type Settings } from '@upround/profile/contract';
import { notificationGroups } from '@upround/shared/domain';
import type { NotificationKind } from '@upround/shared/ports';
import type { ChosenSettings } from './settings.store';

/** Read by web apps of the release before, and made by no slice. */
const formerTypes = ['POST'];

/** What is only pushed is shown elsewhere in the app, whatever is chosen. */
const inAppOnly: NotificationChannel[] = ['inApp'];

const toKind = ({ type, label, hint, isPushOnly = false, email }: NotificationKind) => ({
  type,
  label,
  hint,
  always: isPushOnly ? inAppOnly : [],
  ownMail: email === 'OWN_MAIL',
});

/** Adds the kinds, in the order of their groups, and the channels of those of which nothing was chosen. */
export function toSettings(chosen: ChosenSettings, kinds: readonly NotificationKind[]): Settings {
  const ordered = notificationGroups.flatMap((name) => kinds.filter(({ group }) => group === name));
  const types = [...ordered.map(({ type }) => type), ...formerTypes];
  return {
    ...chosen,
    notificationKinds: ordered.map(toKind),
    notifications: Object.fromEntries(
      types.map((type) => [type, chosen.notifications[type] ?? allChannels]),
    ),
  };
}
