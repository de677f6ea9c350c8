import '../../../libs/shared/ui/src/styles/index.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { findRoute, loadPage, prefetchPage } from '@upround/shared/routing';
import { lazyWithRetry } from '@upround/shared/ui';
import { App } from './app/app';
import { Providers } from './app/providers';
import { reportFailure } from './app/report-failure';
import { routeTable } from './app/routes';
import { reloadOnMissingChunk } from './boot/chunk-reload';
import { bufferEarlyKeys } from './boot/early-keys';
import { readRuntimeConfig } from './boot/runtime-config';
import { start } from './boot/start';
import { shareStyleNonce } from './boot/style-nonce';

/** The first render waits so many milliseconds for data that is about to arrive: one render costs less than two. */
const FIRST_PAINT_TIMEOUT_MS = 40;

async function mount(): Promise<void> {
  bufferEarlyKeys();
  reloadOnMissingChunk();
  shareStyleNonce(document);
  // The first page's code is on its way before anything is drawn.
  const { pathname, search } = window.location;
  const first = findRoute(routeTable.current(), pathname);
  if (first) loadPage(first.route).catch(() => undefined);
  // Its layout and page belong to the first frame. Where they don't come, the page says so.
  else await routeTable.load().catch(() => undefined);

  const running = start(readRuntimeConfig(document), import.meta.env.DEV);
  const isReady = prefetchPage(routeTable, pathname + search, running.queryClient);
  // The code of a referral link is removed from the address before any page reads it.
  if (search.includes('ref=')) {
    await import('./boot/referral-link').then(
      ({ openLinkInAddress }) => openLinkInAddress(),
      () => undefined,
    );
  }
  const Kit = import.meta.env.DEV
    ? lazyWithRetry(() => import('./app/kit-page').then((module) => ({ default: module.KitPage })))
    : undefined;
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root to draw into');
  await Promise.race([isReady, new Promise((go) => setTimeout(go, FIRST_PAINT_TIMEOUT_MS))]);
  // What a screen's boundary catches it reports itself.
  const drawn = createRoot(root, {
    onUncaughtError: reportFailure,
    onCaughtError: () => undefined,
  });
  // As a transition it is drawn in short steps, and the page answers a finger in between.
  startTransition(() =>
    drawn.render(
      <Providers running={running}>
        <App kit={Kit} />
      </Providers>,
    ),
  );
}

mount().catch((error: unknown) => console.error('The app could not be mounted.', error));
