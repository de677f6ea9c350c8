import { mediaUrl } from '@upround/shared/links';
import type { PushMessage } from '@upround/shared/ports';
import { deeplinkOf, oneLine } from '../list/notification.mapper';
import type { NotificationRow } from '../list/notification.read-model';
import { bodyOf, sentenceOf } from './push-sentences';

const TITLE_MAX = 100;

/** What a device shows of a notification. */
export function toPushMessage(row: NotificationRow, device: PushMessage['device']): PushMessage {
  const [latest] = row.actors;
  const { type, id } = row;
  const avatar = latest?.avatar_key ?? null;
  return {
    device,
    title: oneLine(sentenceOf(row), TITLE_MAX),
    body: bodyOf(row),
    image: null,
    icon: avatar === null ? null : mediaUrl(avatar),
    deeplink: deeplinkOf(row),
    tag: id,
    data: { notificationId: id, type },
  };
}
