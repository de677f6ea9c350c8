import { useSyncExternalStore } from 'react';
import { routes as feedRoutes } from '@upround/feed/web';
import { findRoute, type FeatureRoute, type RouteTable } from '@upround/shared/routing';
import type { PageShape } from '@upround/shared/ui';

let loadedRoutes: readonly FeatureRoute[] = feedRoutes;
let loading: Promise<readonly FeatureRoute[]> | undefined;
const listeners = new Set<() => void>();

/** The route of an address that may belong to a page whose route is not loaded yet: its page loads all routes. */
const unloadedRoute: FeatureRoute = {
  path: '*',
  layout: 'default',
  access: 'guest',
  page: () => loadRoutes().then(() => () => null),
};

const firstRoutes: readonly FeatureRoute[] = [...feedRoutes, unloadedRoute];

/** The routes that are loaded by now; at first those of the feed. */
const currentRoutes = (): readonly FeatureRoute[] => loadedRoutes;

/**
 * Loads the routes of all features, once. A failed load is not cached, so that the next call tries again.
 *
 * @returns every route of the app
 */
export function loadRoutes(): Promise<readonly FeatureRoute[]> {
  loading ??= import('./more-routes')
    .then(({ filledRoutes }) => {
      loadedRoutes = [...feedRoutes, ...filledRoutes];
      for (const changed of listeners) changed();
      return loadedRoutes;
    })
    // Also where a missing chunk was answered with nothing, because the page was about to reload.
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** For links, which load the page that they are about to open. */
export const routeTable: RouteTable = { current: currentRoutes, load: loadRoutes };

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** The routes that are loaded by now, with one for all other addresses. */
export function useRoutes(): readonly FeatureRoute[] {
  const routes = useSyncExternalStore(subscribe, currentRoutes);
  return routes === feedRoutes ? firstRoutes : routes;
}

/** How a route divides the room beside the navigation. */
export const shapeOf = (route: FeatureRoute | undefined): PageShape => route?.shape ?? 'reading';

/** The route of an address; that of unknown addresses where no other is. */
export function useRouteAt(pathname: string): FeatureRoute | undefined {
  const table = useRoutes();
  return findRoute(table, pathname)?.route ?? table.find(({ path }) => path === '*');
}
