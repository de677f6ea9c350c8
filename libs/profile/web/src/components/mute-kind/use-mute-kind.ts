import { useQueryClient } from '@tanstack/react-query';
import {
  allChannels,
  editSettings,
  notificationChannels,
  readSettings,
  type Settings,
} from '@upround/profile/contract';
import { api } from '@upround/shared/api-client';
import { keyOf, queryFor, useFailureReason } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import { useMuteKindText } from './messages/catalogue';

type Channels = Partial<typeof allChannels>;

/** Turns off a kind of notifications on every channel that can be turned off, and offers Undo. */
export function useMuteKind(): (type: string) => Promise<void> {
  const t = useMuteKindText();
  const reasonOf = useFailureReason();
  const client = useQueryClient();

  async function save(type: string, channels: Channels, failed: 'failed' | 'undoFailed') {
    try {
      const settings = await api.call(editSettings, {
        body: { notifications: { [type]: channels } },
      });
      client.setQueryData<Settings>(keyOf(readSettings, {}), settings);
      return true;
    } catch (error) {
      toast.show({ type: 'error', text: t(failed, { why: reasonOf(error) }) });
      return false;
    }
  }

  return async (type) => {
    const before = await client.fetchQuery(queryFor(readSettings, {})).catch((error: unknown) => {
      toast.show({ type: 'error', text: t('failed', { why: reasonOf(error as Error) }) });
      return undefined;
    });
    const kind = before?.notificationKinds.find((one) => one.type === type);
    if (before === undefined || kind === undefined) return;
    const known = before.notifications[type] ?? allChannels;
    const wanted = notificationChannels.filter((channel) => !kind.always.includes(channel));
    const each = (value: (channel: keyof typeof allChannels) => boolean): Channels =>
      Object.fromEntries(wanted.map((channel) => [channel, value(channel)]));
    if (
      await save(
        type,
        each(() => false),
        'failed',
      )
    ) {
      toast.show({
        text: t('off', { kind: kind.label }),
        undo: () =>
          void save(
            type,
            each((channel) => known[channel]),
            'undoFailed',
          ),
      });
    }
  };
}
