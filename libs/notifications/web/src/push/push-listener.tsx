import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PUSH_EVENT } from '@upround/notifications/contract';
import { safeNext } from '@upround/shared/links';
import {
  logPushFailure,
  onWorkerMessage,
  pushBannerAtom,
  pushDevice,
  showByWorker,
  type Push,
} from '@upround/shared/push';
import { useRealtimeEvent } from '@upround/shared/realtime';
import { currentUserAtom, useSession } from '@upround/shared/session';
import { isOpen } from './is-open';
import { endPush, startPush } from './start-push';
import { usePushState, usePushTokens } from './use-push';

// Most people don't use push: what handles one is loaded with the first.
const loadArrivals = () => import('./arrivals');

const pushEvent = {
  name: PUSH_EVENT,
  load: () => import('../data/event-schemas').then(({ pushEventSchema }) => pushEventSchema),
};

/**
 * Registers push for the signed-in person, receives pushes while the site is open, and removes the token at logout. The
 * end of a session makes the API forget the device by itself.
 */
export function PushListener() {
  const { user } = useSession();
  const store = useStore();
  const navigate = useNavigate();
  const tokens = usePushTokens();
  const { isOn } = usePushState();
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const userId = user?.id;

  useEffect(() => {
    if (userId === undefined) return undefined;
    startPush(tokens, userId).catch((error: unknown) => logPushFailure(error));
    return () => {
      if (store.get(currentUserAtom)?.id === userId) return;
      // What it says was for them alone.
      store.set(pushBannerAtom, null);
      endPush(tokens).catch((error: unknown) => logPushFailure(error));
    };
  }, [store, tokens, userId]);

  /** The open page may show already what the push is about. */
  const showUnlessOpen = (push: Push) => {
    const { shownBy } = push.data;
    if (shownBy !== undefined && isOpen(shownBy, pathname, search)) return;
    loadArrivals()
      .then(({ showArrival }) =>
        showArrival(client, (banner) => store.set(pushBannerAtom, banner), push),
      )
      .catch((error: unknown) => logPushFailure(error));
  };

  useRealtimeEvent(pushEvent, ({ deviceId, ...push }) => {
    if (!isOn || deviceId !== pushDevice.read().deviceId) return;
    if (document.visibilityState === 'visible') showUnlessOpen(push);
    else showByWorker(push).catch((error: unknown) => logPushFailure(error, 'worker'));
  });

  const onMessage = useEffectEvent<Parameters<typeof onWorkerMessage>[0]>((message) => {
    if (message.kind === 'push.message') {
      if (isOn) showUnlessOpen(message.push);
      return;
    }
    loadArrivals()
      .then(({ markArrivalRead }) => markArrivalRead(client, message.notificationId))
      .catch((error: unknown) => logPushFailure(error));
    // The contents of a notification are untrusted: it may only link to our own pages.
    void navigate(safeNext(message.deeplink));
  });
  useEffect(() => onWorkerMessage((message) => onMessage(message)), []);
  return null;
}
