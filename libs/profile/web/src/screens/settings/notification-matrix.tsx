import {
  notificationChannels,
  type NotificationChannel,
  type Settings,
  type SettingsChange,
} from '@upround/profile/contract';
import { Checkbox } from '@upround/shared/ui';
import { useSettingsText } from './messages/catalogue';

/** What is told of by now; kinds that nothing makes yet would be switches without an effect. */
const toldKinds = [
  'LIKE',
  'COMMENT',
  'REPLY',
  'MENTION',
  'FOLLOW',
  'POLL',
  'MESSAGE',
  'APPLICATION',
  'APPLICATION_MOVED',
  'JOB_FOUND',
  'JOB_REMINDER',
  'SYSTEM',
] as const;
type ToldKind = (typeof toldKinds)[number];

/** In the app a message stands among the messages and is counted there, whatever is chosen. */
const isAlways = (kind: ToldKind, channel: NotificationChannel) =>
  kind === 'MESSAGE' && channel === 'inApp';

/** Alerts of saved searches are mails of their own; every other e-mail is part of the digest. */
const isInDigest = (kind: ToldKind, channel: NotificationChannel) =>
  channel === 'email' && kind !== 'JOB_FOUND';

export interface NotificationMatrixProps {
  settings: Settings;
  onChange: (change: SettingsChange) => void;
}

/**
 * Kinds of news by ways of telling. A table where there is room, a group for each kind on phones.
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
          {toldKinds.map((kind) => (
            <MatrixRow key={kind} kind={kind} settings={settings} onChange={onChange} />
          ))}
        </tbody>
      </table>
      {settings.emailDigest === 'OFF' && (
        <p className="text-small text-muted">{t('notifications.email')}</p>
      )}
    </div>
  );
}

function MatrixRow({ kind, settings, onChange }: NotificationMatrixProps & { kind: ToldKind }) {
  const t = useSettingsText();
  const isFixed = (channel: NotificationChannel) =>
    isAlways(kind, channel) || (isInDigest(kind, channel) && settings.emailDigest === 'OFF');
  return (
    <tr className="grid grid-cols-3 border-t py-3 medium:table-row medium:py-0">
      <th scope="row" className="col-span-3 text-left font-regular medium:py-2 medium:pr-4">
        {t(`kind.${kind}`)}
        <span className="block text-small text-muted">{t(`kindHint.${kind}`)}</span>
      </th>
      {notificationChannels.map((channel) => (
        <td key={channel} className="medium:align-middle">
          <Checkbox
            label={<span className="text-small medium:sr-only">{t(`channel.${channel}`)}</span>}
            aria-label={t('notifications.cell', {
              kind: t(`kind.${kind}`),
              channel: t(`channel.${channel}`),
            })}
            checked={isAlways(kind, channel) || settings.notifications[kind][channel]}
            disabled={isFixed(channel)}
            onChange={(event) =>
              onChange({ notifications: { [kind]: { [channel]: event.target.checked } } })
            }
            className="medium:justify-center medium:gap-0"
          />
        </td>
      ))}
    </tr>
  );
}
