import type { TrackerType } from '@upround/trackers/contract';
import { routes as pages, type RoutePattern } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';

const hasRecord = (search: URLSearchParams) => search.has('record') && !search.has('compare');

const hasItem = (search: URLSearchParams) =>
  search.get('view') === 'pipeline' && search.has('item');

const readBundleAhead: FeatureRoute['data'] = (client) =>
  import('./data/read-ahead').then((m) => m.readBundleAhead(client));

function listRoute(path: RoutePattern, type: TrackerType, isFull: boolean): FeatureRoute {
  return {
    path,
    shape: 'work',
    layout: isFull ? 'bundlelayout' : 'default',
    access: 'guest',
    hasPhoneBar: hasRecord,
    page: () =>
      isFull
        ? import('./bundle/screens/full-list-screen').then((m) => m.fullListScreenOf(type))
        : import('./lists/list-screens').then((m) => m.listScreenOf({ type, isFull })),
    data: (client, _params, search) =>
      import('./data/read-ahead').then((m) => m.readListAhead(client, { type, isFull }, search)),
  };
}

/** The trackers: overview, lists and records, and by its query what the member seeks and their pipeline. */
export const routes: FeatureRoute[] = [
  {
    path: pages.trackers,
    shape: 'work',
    layout: 'default',
    access: 'guest',
    hasPhoneBar: (search) => hasRecord(search) || hasItem(search),
    page: () => import('./overview/trackers-screen').then((m) => m.TrackersScreen),
    data: (client, _params, search) =>
      import('./data/read-ahead').then((m) => m.readOverviewAhead(client, search)),
  },
  listRoute(pages.fundTracker, 'VENTURE_CAPITAL', false),
  listRoute(pages.grantTracker, 'GRANT', false),
  listRoute(pages.acceleratorTracker, 'ACCELERATOR', false),
  {
    path: pages.bundle,
    shape: 'form',
    layout: 'bundlelayout',
    access: 'guest',
    page: () => import('./bundle/screens/bundle-screen').then((m) => m.BundleScreen),
    data: readBundleAhead,
  },
  {
    path: pages.bundleTerms,
    shape: 'form',
    layout: 'bundlelayout',
    access: 'guest',
    page: () => import('./bundle/screens/bundle-terms-screen').then((m) => m.BundleTermsScreen),
    data: readBundleAhead,
  },
  {
    path: pages.bundleCheckout,
    shape: 'form',
    layout: 'bundlelayout',
    access: 'member',
    page: () =>
      import('./bundle/screens/bundle-checkout-screen').then((m) => m.BundleCheckoutScreen),
    data: readBundleAhead,
  },
  {
    path: pages.fullTrackers,
    shape: 'work',
    layout: 'bundlelayout',
    access: 'guest',
    page: () => import('./bundle/screens/full-trackers-screen').then((m) => m.FullTrackersScreen),
    data: readBundleAhead,
  },
  listRoute(pages.fullFundTracker, 'VENTURE_CAPITAL', true),
  listRoute(pages.fullGrantTracker, 'GRANT', true),
  listRoute(pages.fullAcceleratorTracker, 'ACCELERATOR', true),
  listRoute(pages.fullAngelTracker, 'ANGEL', true),
];
