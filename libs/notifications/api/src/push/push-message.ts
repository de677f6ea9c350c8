import { mediaUrl } from '@upround/shared/links';
import type { PushMessage } from '@upround/shared/ports';
import { deeplinkOf, excerptOf, oneLine } from '../list/notification.mapper';
import type { NotificationRow } from '../list/notification.read-model';
import { pushBodies, pushSentences, someone } from './push-sentences';

const NAME_MAX = 40;
const TITLE_MAX = 100;

/** What a device shows of a notification. */
export function toPushMessage(row: NotificationRow, device: PushMessage['device']): PushMessage {
  const [latest] = row.actors;
  const who = someone(oneLine(latest?.display_name ?? '', NAME_MAX), row.actor_count);
  const { type, reference_type, id } = row;
  const avatar = latest?.avatar_key ?? null;
  return {
    device,
    title: oneLine(pushSentences[type](who, reference_type), TITLE_MAX),
    body: type === 'FOLLOW' || type === 'SYSTEM' ? pushBodies[type] : excerptOf(row),
    image: null,
    icon: avatar === null ? null : mediaUrl(avatar),
    deeplink: deeplinkOf(row),
    tag: id,
    data: { notificationId: id, type },
  };
}
