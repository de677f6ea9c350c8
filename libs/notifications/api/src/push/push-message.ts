import { mediaUrl } from '@upround/shared/links';
import type { PushMessage } from '@upround/shared/ports';
import type { KindRegistry } from '../kinds/kind-registry';
import { oneLine, plainSentence } from '../kinds/sentence';
import { describe, excerptOf } from '../list/notification.mapper';
import type { NotificationRow } from '../list/notification.read-model';

const TITLE_MAX = 100;

/** What a device shows of a notification. */
export function toPushMessage(
  kinds: KindRegistry,
  row: NotificationRow,
  device: PushMessage['device'],
): PushMessage {
  const description = describe(kinds, row);
  const { sentence, deeplink, pushText = '', pushData } = description;
  const avatar = row.actors[0]?.avatar_key ?? null;
  const { pushIcon = avatar === null ? null : mediaUrl(avatar) } = description;
  return {
    device,
    title: oneLine(plainSentence(sentence), TITLE_MAX),
    body: excerptOf(description) || pushText,
    image: null,
    icon: pushIcon,
    deeplink,
    tag: row.id,
    data: { notificationId: row.id, type: row.type, ...pushData },
  };
}
