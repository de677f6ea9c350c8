import type { ComponentType } from 'react';
import { lazyWithRetry } from '@upround/shared/ui';
import { MOMENT_AFTER_LOAD, SOON_AFTER_LOAD, whenAtRest } from '../boot/when-idle';

type Live = typeof import('./live');

const Nothing = () => null;

/**
 * A part that shows or listens to live updates: its code and first request come after the page. If the code can't
 * load, the page works without it.
 *
 * @param afterLoad milliseconds between the page's load and the request for the code
 */
function laterPart(part: (live: Live) => ComponentType, afterLoad: number) {
  return lazyWithRetry(async () => {
    await new Promise<void>((go) => whenAtRest(go, afterLoad));
    return import('./live').then(
      (live) => ({ default: part(live) }),
      () => ({ default: Nothing }),
    );
  });
}

/** How many messages and requests wait. */
export const UnreadMessages = /* @__PURE__ */ laterPart(
  (live) => live.UnreadMessagesMark,
  SOON_AFTER_LOAD,
);
/** How many notifications are unread. */
export const UnreadNotifications = /* @__PURE__ */ laterPart(
  (live) => live.UnreadNotificationsMark,
  SOON_AFTER_LOAD,
);
/** Listens to pushes, and shows the number of unread items in the title and on the app's icon. */
export const LiveFrame = /* @__PURE__ */ laterPart((live) => live.LiveFrame, MOMENT_AFTER_LOAD);
