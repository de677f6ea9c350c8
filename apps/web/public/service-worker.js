// @ts-check
/**
 * The service worker, for push only: it intercepts no requests and caches nothing. The contents of a push are text
 * from outside: it is cut, shown as text, and leads to pages of this site alone.
 */

/**
 * @typedef {{ title: string, body: string, image: string | null, icon: string | null, deeplink: string, tag: string,
 * data: Record<string, string> }} Push
 */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis));

const LONGEST = { title: 200, body: 1000, address: 2048, entries: 20 };
/** How long a page may take to say that it has opened what was tapped, in milliseconds. */
const TIMEOUT_MS = 1000;
/** Paths that are no pages. */
const NO_PAGES =
  /^\/(?:v[1-4]|media|assets|docs|builds|metrics|healthz|readyz|operator|realtime|login)(?:\/|$)/i;
/** Encoded slashes, backslashes, control characters and percent signs. */
const HIDDEN = /%(?:2f|5c|[01][0-9a-f]|7f|25)/i;

/**
 * @param {unknown} value
 * @param {number} longest
 */
const textOf = (value, longest) => (typeof value === 'string' ? value.slice(0, longest) : '');

/**
 * @param {unknown} value
 * @returns {Record<string, unknown>}
 */
const objectOf = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? /** @type {Record<string, unknown>} */ (value)
    : {};

/** @param {string} character */
function isControl(character) {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x20 || (code >= 0x7f && code <= 0x9f);
}

/**
 * A page of this site, or its first page in the place of anything else.
 *
 * @param {unknown} value
 */
function safePath(value) {
  const home = '/';
  if (typeof value !== 'string' || value.length > LONGEST.address) return home;
  if (!value.startsWith('/') || value.startsWith('//') || value.trim() !== value) return home;
  if (value.includes('\\') || [...value].some(isControl)) return home;
  try {
    const url = new URL(value, worker.location.origin);
    if (url.origin !== worker.location.origin || url.username !== '' || url.password !== '')
      return home;
    if (url.pathname.startsWith('//') || HIDDEN.test(url.pathname) || NO_PAGES.test(url.pathname))
      return home;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return home;
  }
}

/**
 * The address of a picture; only over HTTPS, or of this site.
 *
 * @param {unknown} value
 */
function pictureOf(value) {
  const text = textOf(value, LONGEST.address);
  if (text === '') return null;
  try {
    const url = new URL(text, worker.location.origin);
    return url.protocol === 'https:' || url.origin === worker.location.origin ? url.href : null;
  } catch {
    return null;
  }
}

/**
 * @param {unknown} value
 * @returns {Record<string, string>}
 */
function wordsOf(value) {
  const entries = Object.entries(objectOf(value)).filter(([, word]) => typeof word === 'string');
  return Object.fromEntries(
    entries.slice(0, LONGEST.entries).map(([name, word]) => [name, textOf(word, LONGEST.body)]),
  );
}

/**
 * A push in the form of this site, from whatever came; null where it has no title.
 *
 * @param {unknown} value
 * @returns {Push | null}
 */
function pushOf(value) {
  const given = objectOf(value);
  const title = textOf(given['title'], LONGEST.title);
  if (title === '') return null;
  return {
    title,
    body: textOf(given['body'], LONGEST.body),
    image: pictureOf(given['image']),
    icon: pictureOf(given['icon']),
    deeplink: safePath(given['deeplink']),
    tag: textOf(given['tag'], LONGEST.title),
    data: wordsOf(given['data']),
  };
}

/**
 * What Firebase Cloud Messaging delivers, in the form of this site.
 *
 * @param {string} text
 */
function messageOf(text) {
  try {
    const message = objectOf(JSON.parse(text));
    const notification = objectOf(message['notification']);
    const data = wordsOf(message['data']);
    const { deeplink, tag = notification['tag'], ...rest } = data;
    return pushOf({ ...notification, deeplink, tag, data: rest });
  } catch {
    return null;
  }
}

/** The open pages of this site, those in sight first. */
async function openPages() {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const rank = (/** @type {WindowClient} */ page) =>
    (page.focused ? 2 : 0) + (page.visibilityState === 'visible' ? 1 : 0);
  return [...pages].sort((a, b) => rank(b) - rank(a));
}

/**
 * Shows a push as the system does; one of the same tag takes the place of the one before.
 *
 * @param {Push} push
 */
function show({ title, body, image, icon, deeplink, tag, data }) {
  const options = {
    body,
    ...(icon === null ? {} : { icon }),
    ...(image === null ? {} : { image }),
    ...(tag === '' ? {} : { tag }),
    data: { deeplink, notificationId: data['notificationId'] ?? '' },
  };
  return worker.registration.showNotification(title, options);
}

/** @param {string} text */
async function arrived(text) {
  const push = messageOf(text);
  if (push === null) return;
  const [page] = await openPages();
  // A page of the site is visible and shows its own banner.
  if (page?.visibilityState === 'visible') page.postMessage({ kind: 'push.message', push });
  else await show(push);
}

/**
 * A page out of sight heard of a push. Where another page is in sight, that one has shown its banner.
 *
 * @param {unknown} value
 */
async function showUnlessSeen(value) {
  const push = pushOf(value);
  const [page] = await openPages();
  if (push !== null && page?.visibilityState !== 'visible') await show(push);
}

/**
 * Asks an open page to go to a place by itself, which loses nothing that was typed there.
 *
 * @param {WindowClient} page
 * @param {object} message
 * @returns {Promise<boolean>} whether it did
 */
function askToOpen(page, message) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), TIMEOUT_MS);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    page.postMessage(message, [port2]);
  });
}

/** @param {unknown} value */
async function open(value) {
  const given = objectOf(value);
  const deeplink = safePath(given['deeplink']);
  const notificationId = textOf(given['notificationId'], LONGEST.title);
  const [page] = await openPages();
  if (page !== undefined) {
    // Focus is refused where the tap was too long ago; the page still goes there.
    const shown = await page.focus().catch(() => page);
    if (await askToOpen(shown, { kind: 'push.open', deeplink, notificationId })) return;
  }
  await worker.clients.openWindow(deeplink);
}

/**
 * Whether a message comes from a top-level page of this site, not from a frame.
 *
 * @param {ExtendableMessageEvent} event
 */
function isOwnPage({ origin, source }) {
  if (origin !== worker.location.origin || source === null || !('frameType' in source))
    return false;
  const { frameType, url } = /** @type {Client} */ (source);
  return frameType !== 'nested' && new URL(url).origin === worker.location.origin;
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('push', (event) => {
  event.waitUntil(arrived(event.data?.text() ?? ''));
});
worker.addEventListener('message', (event) => {
  const message = objectOf(event.data);
  if (!isOwnPage(event) || message['kind'] !== 'push.show') return;
  event.waitUntil(showUnlessSeen(message['push']));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
