import { useSyncExternalStore } from 'react';
import { PushFailure } from './push-failure';

/**
 * - `ready`: the browser can show pushes.
 * - `install`: it can once the site is an app on the Home Screen (iPhone, iPad).
 * - `none`: it cannot.
 */
export type PushSupport = 'ready' | 'install' | 'none';

function isApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad calls itself a Mac, but one is touched and the other is not.
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** What this browser can do about pushes. */
export function pushSupport(): PushSupport {
  if ('Notification' in window && 'serviceWorker' in navigator) return 'ready';
  return isApple() ? 'install' : 'none';
}

const readPermission = (): NotificationPermission =>
  'Notification' in window ? Notification.permission : 'default';

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  let status: PermissionStatus | undefined;
  let isOver = false;
  listeners.add(listener);
  // Changed in the browser's own settings, it is noticed at once, or else when the page is looked at again.
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  navigator.permissions?.query({ name: 'notifications' }).then(
    (found) => {
      status = found;
      if (!isOver) status.addEventListener('change', listener);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
    status?.removeEventListener('change', listener);
  };
}

/** Whether notifications are allowed: default, granted or denied. */
export function usePushPermission(): NotificationPermission {
  return useSyncExternalStore(subscribe, readPermission);
}

/**
 * Makes sure that notifications are allowed.
 *
 * @param asks whether the browser may ask the person; only where they pressed a button that says why
 * @throws PushFailure where the browser cannot, or they are not allowed
 */
export async function requirePermission({ asks }: { asks: boolean }): Promise<void> {
  if (pushSupport() !== 'ready') throw new PushFailure('unsupported');
  if (asks && readPermission() === 'default') await Notification.requestPermission();
  tell();
  if (readPermission() !== 'granted') throw new PushFailure('denied');
}
