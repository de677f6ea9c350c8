import { POD_LIST_LIMIT } from '@upround/feed/contract';
import type * as Analytics from '@upround/shared/analytics';
import { routes, serviceWorkerPath } from '@upround/shared/links';
import { pushFailures, SOUND_PAUSE } from '@upround/shared/push';
import {
  DISMISS_ANIMATION,
  QUEUE_RECHECK,
  toastDefaults,
  toastPositions,
  toastTypes,
} from '@upround/shared/toasts';
import { COLOR_MODE_KEY, colorModes } from '@upround/shared/ui';
import { routes as feedRoutes } from '@upround/feed/web';
import { moreRoutes } from '../app/more-routes';
import { LATEST_BUILD_CHECK } from './build-watch';
import { CHUNK_RELOAD_GUARD } from './chunk-reload';
import { MANIFEST_PREFETCH_DELAY } from './prefetch';
import { IDLE_FALLBACK } from './when-idle';

// The app loads it late, and so it isn't imported here.
const { FIRST_CAPTURE_DELAY, TRACKING_KEY } = jest.requireActual<typeof Analytics>(
  '@upround/shared/analytics',
);

/** Section 9 of the specification, sentence by sentence; times in milliseconds. */
const constants: readonly [string, unknown, unknown][] = [
  ['9.1 pod list limit: 50', POD_LIST_LIMIT, 50],
  ['9.2 latest-build polling: every 1 hour', LATEST_BUILD_CHECK, 60 * 60 * 1_000],
  ['9.3 chunk-reload guard: 10 seconds', CHUNK_RELOAD_GUARD, 10 * 1_000],
  ['9.4 manifest prefetch delay: 1 second', MANIFEST_PREFETCH_DELAY, 1_000],
  ['9.4 idle prefetch fallback: 1 ms', IDLE_FALLBACK, 1],
  ['9.5 initial page-view capture delay: 1 ms', FIRST_CAPTURE_DELAY, 1],
  ['9.6 toast duration 3000 ms', toastDefaults.duration, 3_000],
  ['9.6 toast default position bottom-right', toastDefaults.position, 'bottom-right'],
  ['9.6 toast default type success', toastDefaults.type, 'success'],
  ['9.6 toasts are dismissible', toastDefaults.dismissible, true],
  ['9.6 toasts pause on hover', toastDefaults.pauseOnHover, true],
  [
    '9.8 toast positions',
    [...toastPositions],
    ['top-right', 'top', 'top-left', 'bottom-right', 'bottom', 'bottom-left'],
  ],
  ['9.8 toast types', [...toastTypes], ['success', 'error', 'info', 'warning', 'default']],
  ['9.7 queued toasts re-check every 250 ms', QUEUE_RECHECK, 250],
  ['9.7 toast dismiss animation 150 ms', DISMISS_ANIMATION, 150],
  [
    '4.10 colour mode is light, dark or system',
    [...colorModes].sort(),
    ['dark', 'light', 'system'],
  ],
  ['4.10 colour mode is kept under a fixed key', COLOR_MODE_KEY, 'color-mode'],
  ['4.15 the choice not to be counted is kept under a fixed key', TRACKING_KEY, 'analytics'],
  ['4.28 the service worker stands at the root', serviceWorkerPath, '/service-worker.js'],
  ['9.10 the sound of pushes at most every 3 s', SOUND_PAUSE, 3_000],
  ['8.12 a browser without support', pushFailures.unsupported, 'Messaging not supported'],
  ['8.12 a refused permission', pushFailures.denied, 'Notification permission denied'],
];

describe('the constants of the specification', () => {
  it.each(constants)('spec %s', (_sentence, actual, stated) => {
    expect(actual).toEqual(stated);
  });
});

const table = [...feedRoutes, ...moreRoutes];

/** Section 2 of the specification: which pages stand in which layout. */
const bare: readonly string[] = [
  '/login',
  '/terms',
  '/privacy-policy',
  '/refund-policy',
  '/shipping-and-delivery',
  '/support',
  '/contact-us',
  '/download',
  '/pricing',
  '/Payment',
  '/startup-showcase',
  '/startup-showcase-rules',
  '/creator-program',
  '/404',
  '*',
];

/** Pages whose layout no other page has. */
const ownLayouts: Readonly<Record<string, string>> = {
  '/valuation-calculator': 'nobars',
  '/book-mentor': 'mentor',
  '/{product}-og-accelerator': 'nobars',
};

describe('the pages of the specification', () => {
  it.each(table.map(({ path, layout }) => [path, layout] as const))(
    'spec 2: %s is in its layout',
    (path, layout) => {
      const framed = path.startsWith('/trackerbundle') ? 'bundlelayout' : 'default';
      const usual = ownLayouts[path] ?? framed;
      expect(layout).toBe(bare.includes(path) ? 'none' : usual);
    },
  );

  it('spec 2: each route has one page', () => {
    const paths = table.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => path !== '*').sort()).toEqual(Object.values(routes).sort());
  });
});
