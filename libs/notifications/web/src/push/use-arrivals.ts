import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { markNotifications } from '@upround/notifications/contract';
import { api } from '@upround/shared/api-client';
import { playPushSound, pushBannerAtom, type Push } from '@upround/shared/push';
import { newestKey, readNewest } from '../data/notification-queries';
import { takeUnread } from '../data/unread';

const everything = { group: undefined, unreadOnly: false, search: '' } as const;

/** Handles a push that arrives while the site is open, and opening it. */
export function useArrivals() {
  const client = useQueryClient();
  const setBanner = useSetAtom(pushBannerAtom);

  /** What was followed was read. */
  const read = useCallback(
    (notificationId: string | undefined) => {
      if (notificationId === undefined || notificationId === '') return;
      api
        .call(markNotifications, { body: { ids: [notificationId] } })
        .then((marked) => takeUnread(client, marked))
        // It stays unread in the list, where it can be read again.
        .catch(() => undefined);
    },
    [client],
  );

  /** The banner, the sound, and the list again with an empty search text. */
  const show = useCallback(
    ({ title, body, image, icon, deeplink, data }: Push) => {
      setBanner({
        title,
        body,
        deeplink,
        data,
        image: image ?? undefined,
        icon: icon ?? undefined,
        onOpen: () => read(data['notificationId']),
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
    },
    [client, read, setBanner],
  );

  return { show, read };
}
