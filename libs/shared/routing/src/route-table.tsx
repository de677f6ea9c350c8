import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, type ComponentType } from 'react';
import { matchPage, type MatchedPage } from '@upround/shared/links';
import type { FeatureRoute } from './feature-route';

/** The routes of the app, not all of which need be loaded. */
export interface RouteTable {
  /** Those that are loaded by now. */
  current: () => readonly FeatureRoute[];
  /** Loads the rest, once. */
  load: () => Promise<readonly FeatureRoute[]>;
}

const noRoutes: RouteTable = { current: () => [], load: () => Promise.resolve([]) };
const RouteTableContext = /* @__PURE__ */ createContext(noRoutes);

/** Gives links below it the table of pages, so that they can load a page before it is opened. */
export const RouteTableProvider = RouteTableContext.Provider;

export function useRouteTable(): RouteTable {
  return useContext(RouteTableContext);
}

const loading = new WeakMap<FeatureRoute, Promise<ComponentType>>();
const loaded = new WeakMap<FeatureRoute, ComponentType>();

/** Loads a page once. A failed load is not cached, so that the next try starts again. */
export function loadPage(route: FeatureRoute): Promise<ComponentType> {
  const known = loading.get(route);
  if (known !== undefined) return known;
  const promise = route.page();
  loading.set(route, promise);
  promise.then(
    (page) => loaded.set(route, page),
    () => loading.delete(route),
  );
  return promise;
}

/** The page of a route whose code is there by now. */
export function loadedPage(route: FeatureRoute): ComponentType | undefined {
  return loaded.get(route);
}

/** The route of the table that an address of ours leads to, with the page that it matched. */
export function findRoute(
  table: readonly FeatureRoute[],
  href: string,
): { route: FeatureRoute; page: MatchedPage } | undefined {
  const page = matchPage(href.replace(/[?#].*$/, ''));
  const route = page && table.find(({ path }) => path === page.pattern);
  return route && page ? { route, page } : undefined;
}

/** The routes with those that were not loaded, where the address is one of ours; none if loading fails. */
async function loadRest(table: RouteTable, href: string): Promise<readonly FeatureRoute[]> {
  return href.startsWith('/') ? table.load().catch(() => []) : [];
}

/**
 * Begins to load the page behind a link and, at once, its data.
 *
 * @returns when both are there or have failed; a failure is silent, since opening the page tries again
 */
export async function prefetchPage(
  table: RouteTable,
  href: string,
  client: QueryClient,
): Promise<void> {
  const found = findRoute(table.current(), href) ?? findRoute(await loadRest(table, href), href);
  if (found === undefined) return;
  const { route, page } = found;
  const search = new URLSearchParams(/\?([^#]*)/.exec(href)?.[1]);
  await Promise.allSettled([loadPage(route), route.data?.(client, page.params, search)]);
}
