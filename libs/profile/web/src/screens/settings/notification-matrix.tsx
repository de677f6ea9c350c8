import {
  allChannels,
  notificationChannels,
  type NotificationChannel,
  type NotificationKindSetting,
  type Settings,
  type SettingsChange,
} from '@upround/profile/contract';
import { Checkbox } from '@upround/shared/ui';
import { useSettingsText } from './messages/catalogue';

export interface NotificationMatrixProps {
  settings: Settings;
  onChange: (change: SettingsChange) => void;
}

/**
 * Kinds of notifications by channels. A table where there is room, a group for each kind on phones.
 */
export function NotificationMatrix({ settings, onChange }: NotificationMatrixProps) {
  const t = useSettingsText();
  return (
    <div className="flex flex-col gap-2">
      <table className="block w-full medium:table">
        <caption className="sr-only">{t('notifications.caption')}</caption>
        <thead className="sr-only medium:not-sr-only medium:table-header-group">
          <tr className="text-small text-muted">
            <th scope="col" className="pb-2 text-left font-medium">
              {t('notifications.what')}
            </th>
            {notificationChannels.map((channel) => (
              <th key={channel} scope="col" className="w-18 pb-2 text-center font-medium">
                {t(`channel.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block medium:table-row-group">
          {settings.notificationKinds.map((kind) => (
            <MatrixRow key={kind.type} kind={kind} settings={settings} onChange={onChange} />
          ))}
        </tbody>
      </table>
      {settings.emailDigest === 'OFF' && (
        <p className="text-small text-muted">{t('notifications.email')}</p>
      )}
    </div>
  );
}

function MatrixRow({
  kind: { type, label, hint, always, ownMail },
  settings: { emailDigest, notifications },
  onChange,
}: NotificationMatrixProps & { kind: NotificationKindSetting }) {
  const t = useSettingsText();
  const chosen = notifications[type] ?? allChannels;
  const isAlways = (channel: NotificationChannel) => always.includes(channel);
  const waitsForDigest = (channel: NotificationChannel) =>
    channel === 'email' && !ownMail && emailDigest === 'OFF';
  return (
    <tr className="grid grid-cols-3 border-t py-3 medium:table-row medium:py-0">
      <th scope="row" className="col-span-3 text-left font-regular medium:py-2 medium:pr-4">
        {label}
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
            checked={isAlways(channel) || chosen[channel]}
            disabled={isAlways(channel) || waitsForDigest(channel)}
            onChange={(event) =>
              onChange({ notifications: { [type]: { [channel]: event.target.checked } } })
            }
            className="medium:justify-center medium:gap-0"
          />
        </td>
      ))}
    </tr>
  );
}
