import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunk-groups.mts';
import { bareContracts } from '../../tools/vite/bare-contracts.mts';
import { buildRecord } from '../../tools/vite/build-record.mts';
import { englishOnly } from '../../tools/vite/english-only.mts';
import { firstPage } from '../../tools/vite/first-page.mts';
import { fontPreload } from '../../tools/vite/font-preload.mts';
import { leanPage } from '../../tools/vite/lean-page.mts';
import { leanRouter } from '../../tools/vite/lean-router.mts';
import { precompiledMessages } from '../../tools/vite/precompiled-messages.mts';
import { precompress } from '../../tools/vite/precompress.mts';
import { zipOnPage } from '../../tools/vite/zip-on-page.mts';

const routesOfTheRest = 'web/src/app/more-routes.ts';

/** Screens that are often the next page, by their path; the likeliest first. An idle page loads them ahead. */
const screens = {
  '^/post/': ['feed/web/src/posts/post-page/post-screen.tsx'],
  // With the routes, since a visit that began at the feed or a post has loaded only those two.
  '^/user/': [
    'profile/web/src/screens/user/user-screen.tsx',
    'web/src/app/lazy-slots.ts',
    routesOfTheRest,
  ],
  '^/pods/?$': ['feed/web/src/pods/pods-screen.tsx', routesOfTheRest],
  '^/pods/.': ['feed/web/src/pods/pod/pod-screen.tsx', routesOfTheRest],
  '^/login': ['account/web/src/screens/login/login-screen.tsx'],
  // All pages but the feed and a post.
  '^/(?!$|post/)': [routesOfTheRest],
};

/** Screens that are often the first page: their files are asked for beside the entry, which would find them later. */
const firstScreens = {
  ...screens,
  '^/jobs/?$': [
    'jobs/web/src/board/jobs-screen.tsx',
    'jobs/web/src/board/data/read-ahead.ts',
    'web/src/app/lazy-slots.ts',
  ],
  '^/news/?$': ['news/web/src/screens/news/news-screen.tsx', 'news/web/src/data/read-ahead.ts'],
  '^/tracker/?$': [
    'trackers/web/src/overview/trackers-screen.tsx',
    'trackers/web/src/data/read-ahead.ts',
  ],
  '^/valuation-calculator': ['calculators/web/src/valuation/valuation-screen.tsx'],
  '^/esop-calculator': ['calculators/web/src/esop/esop-screen.tsx'],
  '^/search': ['search/web/src/screens/search/search-screen.tsx'],
  '^/dm': ['messaging/web/src/screens/messages/messages-screen.tsx'],
  '^/notifications': ['notifications/web/src/screens/notifications/notifications-screen.tsx'],
  '^/mentor/?$': ['mentor/web/src/directory/mentors-screen.tsx'],
  '^/competition/?$': ['competitions/web/src/list/competitions-screen.tsx'],
  '^/pricing': ['premium/web/src/screens/pricing/pricing-screen.tsx'],
};

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/web',
  plugins: [
    react(),
    tailwindcss(),
    bareContracts(),
    englishOnly(),
    leanRouter(),
    zipOnPage(),
    precompiledMessages(),
    fontPreload(),
    firstPage(firstScreens),
    leanPage(),
    buildRecord(screens),
    precompress(),
  ],
  resolve: { tsconfigPaths: true },
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: '../../dist/apps/web',
    emptyOutDir: true,
    manifest: true,
    // For stack traces of the operator's own; the files do not point to them.
    sourcemap: 'hidden',
    target: 'es2023',
    cssTarget: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first page names every chunk that may follow it: a file goes by a short hash alone, the record tells what
        // it is.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: chunkGroups,
        },
      },
      treeshake: {
        // Modules of the libraries only define things; an unused one may go, whatever exports it.
        moduleSideEffects: (id) => !/[\\/]libs[\\/].+\.tsx?$/.test(id),
        // Definitions of calls and schemas do nothing but make a value: what is unused may go.
        manualPureFunctions: [
          'defineCall',
          'defineErrors',
          'segmentOf',
          'referenceFields',
          'textOf',
        ],
      },
    },
  },
});
