import '../../../libs/shared/ui/src/styles/index.css';
import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { findRoute, loadPage } from '@upround/shared/routing';
import { App } from './app/app';
import { Providers } from './app/providers';
import { reportFailure } from './app/report-failure';
import { routes } from './app/routes';
import { reloadOnMissingChunk } from './boot/chunk-reload';
import { readRuntimeConfig } from './boot/runtime-config';
import { start } from './boot/start';
import { shareStyleNonce } from './boot/style-nonce';

function mount(): void {
  reloadOnMissingChunk();
  shareStyleNonce(document);
  // The first page's code is on its way before anything is drawn.
  const first = findRoute(routes, window.location.pathname);
  if (first) loadPage(first.route).catch(() => undefined);

  const running = start(readRuntimeConfig(document), import.meta.env.DEV);
  const Kit = import.meta.env.DEV
    ? lazy(() => import('./app/kit-page').then((module) => ({ default: module.KitPage })))
    : undefined;
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root to draw into');
  // What a screen's boundary catches it reports itself.
  createRoot(root, { onUncaughtError: reportFailure, onCaughtError: () => undefined }).render(
    <Providers running={running}>
      <App kit={Kit} />
    </Providers>,
  );
}

try {
  mount();
} catch (error) {
  console.error('The app could not be mounted.', error);
}
