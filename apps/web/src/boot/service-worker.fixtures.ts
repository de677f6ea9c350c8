import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

const file = path.resolve(__dirname, '../../public/service-worker.js');
const ORIGIN = 'https://upround.example';

/** An open page, as a service worker sees it. */
export interface FakePage {
  url: string;
  focused: boolean;
  visibilityState: 'visible' | 'hidden';
  frameType: 'top-level' | 'nested';
  heard: unknown[];
  focus(): Promise<FakePage>;
  postMessage(message: unknown, ports?: { postMessage(word: string): void }[]): void;
}

interface Shown {
  title: string;
  options: { body: string; icon?: string; image?: string; tag?: string; data: object };
}

/**
 * The service worker's file, run in a scope that notes what it does.
 *
 * @param answers whether open pages say that they did what they were asked
 */
export function runServiceWorker({ answers = true } = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const pages: FakePage[] = [];
  const shown: Shown[] = [];
  const opened: string[] = [];
  const scope = {
    location: new URL(`${ORIGIN}/service-worker.js`),
    addEventListener: (name: string, hear: (event: object) => void) => listeners.set(name, hear),
    skipWaiting: () => Promise.resolve(),
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: (url: string) => Promise.resolve(void opened.push(url)),
    },
    registration: {
      showNotification: (title: string, options: Shown['options']) =>
        Promise.resolve(void shown.push({ title, options })),
    },
  };
  class FakeChannel {
    port1: { onmessage?: () => void } = {};
    port2 = { postMessage: () => this.port1.onmessage?.() };
  }
  const context = { ...scope, URL, MessageChannel: FakeChannel, setTimeout, clearTimeout };
  vm.runInNewContext(readFileSync(file, 'utf8'), context, { filename: file });

  /** Dispatches an event to the worker, and waits for its `waitUntil`. */
  async function tell(name: string, event: object): Promise<void> {
    const promises: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => promises.push(work) });
    await Promise.all(promises);
  }

  return {
    listeners,
    pages,
    shown,
    opened,
    tell,
    origin: ORIGIN,
    open(change: Partial<FakePage> = {}): FakePage {
      const heard: unknown[] = [];
      const page: FakePage = {
        url: `${ORIGIN}/`,
        focused: false,
        visibilityState: 'visible',
        frameType: 'top-level',
        heard,
        focus: () => Promise.resolve(page),
        postMessage(message, ports = []) {
          heard.push(message);
          if (answers) ports[0]?.postMessage('heard');
        },
        ...change,
      };
      pages.push(page);
      return page;
    },
    /** What Firebase Cloud Messaging delivers. */
    push: (payload: unknown) =>
      tell('push', {
        data: { text: () => (typeof payload === 'string' ? payload : JSON.stringify(payload)) },
      }),
    /** A page says something. */
    say: (source: object | null, data: unknown, origin = ORIGIN) =>
      tell('message', { data, origin, source }),
    click: (data: unknown) =>
      tell('notificationclick', { notification: { data, close: () => undefined } }),
  };
}

/** Addresses that lead, or may lead, away from our pages. */
export const hostileDeeplinks: readonly unknown[] = [
  ...[
    'evil.example',
    'evil.example/',
    'evil.example/post/x',
    'localhost:3000@evil.example',
  ].flatMap((host) =>
    [
      '//',
      '///',
      '////',
      '/\\',
      '\\/',
      '\\\\',
      '/\t/',
      '/\n/',
      '/\r\n/',
      '\t//',
      ' //',
      '/./',
      '/.//',
      '/..//',
      '/%2f',
      '/%2F/',
      '/%5c',
      '/%09/',
      '/%00/',
      '/%0d%0a//',
      'http://',
      'https://',
      'HTTPS://',
      'https:',
      'http:/',
      'ftp://',
      '/\u0000/',
      '/\u0085/',
    ].map((prefix) => `${prefix}${host}`),
  ),
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'mailto:a@b.c',
  '',
  ' ',
  '/ ',
  '.',
  '..',
  '?next=//evil.example',
  '#//evil.example',
  'pods',
  '@evil.example',
  '/login',
  '/LOGIN/',
  '/v2/auth',
  '/V1/devices/fcm',
  '/docs/mail',
  '/media/x',
  '/operator',
  '/post/%2f%2fevil.example',
  '/post/%252f%252fevil.example',
  '/post/%5c%5cevil.example',
  '/post/\u0007',
  '/post/\u009f',
  `/post/${'a'.repeat(3_000)}`,
  'https://upround.example/post/x',
  undefined,
  null,
  7,
  {},
  ['/post/x'],
  { toString: () => '/post/x' },
];
