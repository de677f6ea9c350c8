import { serviceWorkerPath } from '@upround/shared/links';
import { PushFailure } from './push-failure';

/** A push on its way between page and service worker. */
export interface Push {
  title: string;
  body: string;
  image: string | null;
  icon: string | null;
  deeplink: string;
  tag: string;
  data: Record<string, string>;
}

/** What the service worker says to a page. */
export type WorkerMessage =
  | { kind: 'push.message'; push: Push }
  | { kind: 'push.open'; deeplink: string; notificationId: string };

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function isPush(value: unknown): value is Push {
  if (!isObject(value)) return false;
  const { title, body, image, icon, deeplink, tag, data } = value;
  return (
    [title, body, deeplink, tag].every(isText) &&
    [image, icon].every(isTextOrNull) &&
    isObject(data) &&
    Object.values(data).every(isText)
  );
}

/** Checked by hand: this listens on every page, and schemas would load zod there. */
function isWorkerMessage(value: unknown): value is WorkerMessage {
  if (!isObject(value)) return false;
  if (value['kind'] === 'push.message') return isPush(value['push']);
  return (
    value['kind'] === 'push.open' && isText(value['deeplink']) && isText(value['notificationId'])
  );
}

/**
 * Registers the service worker at the site's root.
 *
 * @returns its registration, once the worker can be spoken to
 * @throws PushFailure
 */
export async function registerPushWorker(): Promise<ServiceWorkerRegistration> {
  try {
    await navigator.serviceWorker.register(serviceWorkerPath, { updateViaCache: 'none' });
    return await navigator.serviceWorker.ready;
  } catch (error) {
    throw new PushFailure('worker', error);
  }
}

/** Has the service worker show a push, unless another page of the site is in sight. */
export async function showByWorker(push: Push): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const { title, body, image, icon, deeplink, tag, data } = push;
  registration?.active?.postMessage({
    kind: 'push.show',
    push: { title, body, image, icon, deeplink, tag, data },
  });
}

/**
 * Listens to messages of this site's service worker only. A message with a port is acknowledged.
 *
 * @returns the function that ends it
 */
export function onWorkerMessage(listener: (message: WorkerMessage) => void): () => void {
  const onMessage = (event: MessageEvent<unknown>) => {
    const isOwn = event.origin === window.location.origin;
    if (!isOwn || !isWorkerMessage(event.data)) return;
    listener(event.data);
    event.ports[0]?.postMessage('heard');
  };
  navigator.serviceWorker?.addEventListener('message', onMessage);
  navigator.serviceWorker?.startMessages();
  return () => navigator.serviceWorker?.removeEventListener('message', onMessage);
}
