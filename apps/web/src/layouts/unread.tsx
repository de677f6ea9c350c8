import { lazy, type ComponentType } from 'react';
import { MOMENT_AFTER_LOAD, whenAtRest } from '../boot/when-idle';

type Live = typeof import('./live');

const Nothing = () => null;

/**
 * A part that follows what arrives: its code and its first question come a moment after the page. Where its code does
 * not come, the page does without.
 */
function laterPart(part: (live: Live) => ComponentType) {
  return lazy(async () => {
    await new Promise<void>((go) => whenAtRest(go, MOMENT_AFTER_LOAD));
    return import('./live').then(
      (live) => ({ default: part(live) }),
      () => ({ default: Nothing }),
    );
  });
}

/** How many messages and requests wait. */
export const UnreadMessages = /* @__PURE__ */ laterPart((live) => live.UnreadMessagesMark);
/** How many notifications are unread. */
export const UnreadNotifications = /* @__PURE__ */ laterPart(
  (live) => live.UnreadNotificationsMark,
);
/** Listens to pushes, and shows the number of unread items in the title and on the app's icon. */
export const LiveFrame = /* @__PURE__ */ laterPart((live) => live.LiveFrame);
