import { serviceWorkerPath } from '@upround/shared/links';
import * as z from 'zod/mini';
import { PushFailure } from './push-failure';

/** A push on its way between page and service worker. */
export const pushSchema = z.object({
  title: z.string(),
  body: z.string(),
  image: z.nullable(z.string()),
  icon: z.nullable(z.string()),
  deeplink: z.string(),
  tag: z.string(),
  data: z.record(z.string(), z.string()),
});
export type Push = z.output<typeof pushSchema>;

const fromWorkerSchema = z.union([
  z.object({ kind: z.literal('push.message'), push: pushSchema }),
  z.object({ kind: z.literal('push.open'), deeplink: z.string(), notificationId: z.string() }),
]);

/** What the service worker says to a page. */
export type WorkerMessage = z.output<typeof fromWorkerSchema>;

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
 * Hears what the service worker of this site says, and nobody else. A message with a port is answered once it was heard.
 *
 * @returns the function that ends it
 */
export function onWorkerMessage(hear: (message: WorkerMessage) => void): () => void {
  const onMessage = (event: MessageEvent<unknown>) => {
    const isOwn = event.origin === window.location.origin;
    const parsed = fromWorkerSchema.safeParse(event.data);
    if (!isOwn || !parsed.success) return;
    hear(parsed.data);
    event.ports[0]?.postMessage('heard');
  };
  navigator.serviceWorker?.addEventListener('message', onMessage);
  navigator.serviceWorker?.startMessages();
  return () => navigator.serviceWorker?.removeEventListener('message', onMessage);
}
