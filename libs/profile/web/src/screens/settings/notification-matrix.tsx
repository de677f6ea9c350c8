import { Suspense } from 'react';
import {
  allChannels,
  notificationChannels,
  type NotificationChannel,
  type NotificationKindSetting,
  type Settings,
  type SettingsChange,
} from '@upround/profile/contract';
import { Checkbox, SettingRow, SettingRows, Skeleton } from '@upround/shared/ui';
import { PushStateSlot } from '../../notification-settings-slot';
import { useSettingsText } from './messages/catalogue';
import { SaveNote } from './save-note';
import { withDigestOf } from './settings-change';
import type { SavingState } from './use-settings';

export interface NotificationMatrixProps {
  settings: Settings;
  /** Whether the last change of a kind is saved. */
  stateOf: (type: string) => SavingState;
  onChange: (change: SettingsChange) => void;
}

/**
 * Kinds of notifications by channels. A table where there is room, a group for each kind on phones.
 */
export function NotificationMatrix({ settings, stateOf, onChange }: NotificationMatrixProps) {
  const t = useSettingsText();
  return (
    <SettingRows>
      <SettingRow
        title={t('notifications.kinds')}
        hint={t(settings.emailDigest === 'OFF' ? 'notifications.email' : 'notifications.alerts')}
        action={
          <Suspense fallback={<Skeleton className="h-9 w-56" />}>
            <PushStateSlot.Slot />
          </Suspense>
        }
      />
      <table className="block w-full medium:table">
        <caption className="sr-only">{t('notifications.caption')}</caption>
        <thead className="sr-only medium:not-sr-only medium:table-header-group">
          <tr className="text-small text-muted">
            <th scope="col" className="py-2 pl-6 text-left font-medium">
              {t('notifications.what')}
            </th>
            {notificationChannels.map((channel) => (
              <th key={channel} scope="col" className="w-18 py-2 wide:w-24 text-center font-medium">
                {t(`channel.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block medium:table-row-group">
          {settings.notificationKinds.map((kind) => (
            <MatrixRow
              key={kind.type}
              kind={kind}
              state={stateOf(kind.type)}
              settings={settings}
              onChange={onChange}
            />
          ))}
        </tbody>
      </table>
    </SettingRows>
  );
}

interface MatrixRowProps extends Omit<NotificationMatrixProps, 'stateOf'> {
  kind: NotificationKindSetting;
  state: SavingState;
}

function MatrixRow({ kind, state, settings, onChange }: MatrixRowProps) {
  const t = useSettingsText();
  const { type, label, hint, always, ownMail } = kind;
  const chosen = settings.notifications[type] ?? allChannels;
  const isAlways = (channel: NotificationChannel) => always.includes(channel);
  // Without a digest the email is not sent, whatever is stored for the kind.
  const needsDigest = (channel: NotificationChannel) =>
    channel === 'email' && !ownMail && settings.emailDigest === 'OFF';
  return (
    <tr className="grid grid-cols-3 border-t px-4 py-3 medium:table-row medium:py-0">
      <th scope="row" className="col-span-3 text-left font-regular medium:py-2 medium:pl-6">
        <span className="flex items-baseline justify-between gap-4">
          <span className="font-medium">{label}</span>
          <SaveNote state={state} />
        </span>
        <span className="block text-small text-muted">{hint}</span>
      </th>
      {notificationChannels.map((channel) => (
        <td key={channel} className="medium:align-middle">
          <Checkbox
            label={<span className="text-small medium:sr-only">{t(`channel.${channel}`)}</span>}
            aria-label={t('notifications.cell', {
              kind: label,
              channel: t(`channel.${channel}`),
            })}
            checked={isAlways(channel) || (chosen[channel] && !needsDigest(channel))}
            disabled={isAlways(channel)}
            onChange={({ target }) =>
              onChange(
                target.checked && needsDigest(channel)
                  ? withDigestOf(type, settings)
                  : { notifications: { [type]: { [channel]: target.checked } } },
              )
            }
            className="medium:justify-center medium:gap-0"
          />
        </td>
      ))}
    </tr>
  );
}
