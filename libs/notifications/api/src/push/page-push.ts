import { PUSH_EVENT, type PushEvent } from '@upround/notifications/contract';
import type { PushService, Realtime } from '@upround/shared/ports';

/** Push without a service of others: it reaches the pages that a person has open, each of which shows its own. */
export function pagePush(realtime: Realtime): PushService {
  return {
    send: ({ device, title, body, image, icon, deeplink, tag, data }) => {
      const event: PushEvent = {
        deviceId: device.deviceId,
        title,
        body,
        image,
        icon,
        deeplink,
        tag,
        data: { ...data },
      };
      realtime.send([device.userId], { name: PUSH_EVENT, data: event });
      return Promise.resolve('sent');
    },
  };
}
