import type { QueryClient } from '@tanstack/react-query';
import { markNotifications } from '@upround/notifications/contract';
import { api } from '@upround/shared/api-client';
import { playPushSound, type Push, type PushContent } from '@upround/shared/push';
import { newestKey, readNewest } from '../data/notification-queries';
import { takeUnread } from '../data/unread';

const everything = { group: undefined, unreadOnly: false, search: '' } as const;

/** Marks the notification of a push that was opened as read. */
export function markArrivalRead(client: QueryClient, notificationId: string | undefined): void {
  if (notificationId === undefined || notificationId === '') return;
  api
    .call(markNotifications, { body: { ids: [notificationId] } })
    .then((marked) => takeUnread(client, marked))
    // It stays unread in the list, where it can be read again.
    .catch(() => undefined);
}

/** Shows a push that arrives while the site is open: the banner, the sound, and the list of notifications again. */
export function showArrival(
  client: QueryClient,
  setBanner: (banner: PushContent) => void,
  { title, body, image, icon, deeplink, data }: Push,
): void {
  setBanner({
    title,
    body,
    deeplink,
    data,
    image: image ?? undefined,
    icon: icon ?? undefined,
    onOpen: () => markArrivalRead(client, data['notificationId']),
  });
  void playPushSound();
  readNewest(client, everything).then(
    (page) => {
      takeUnread(client, page);
      client.setQueryData(newestKey(everything), (kept) => kept && page);
    },
    // The next event or look at the page asks again.
    () => undefined,
  );
}
