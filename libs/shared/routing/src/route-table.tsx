import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, type ComponentType } from 'react';
import { matchPage, type MatchedPage } from '@upround/shared/links';
import type { FeatureRoute } from './feature-route';

const RouteTableContext = /* @__PURE__ */ createContext<readonly FeatureRoute[]>([]);

/** Gives links below it the table of pages, so that they can load a page before it is opened. */
export const RouteTableProvider = RouteTableContext.Provider;

export function useRouteTable(): readonly FeatureRoute[] {
  return useContext(RouteTableContext);
}

const loading = new WeakMap<FeatureRoute, Promise<ComponentType>>();

/** Loads a page once. A failed load is forgotten, so that the next try starts anew. */
export function loadPage(route: FeatureRoute): Promise<ComponentType> {
  const known = loading.get(route);
  if (known !== undefined) return known;
  const promise = route.page();
  loading.set(route, promise);
  promise.catch(() => loading.delete(route));
  return promise;
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

/** Begins to load the page behind a link and, at once, its data; silent when it fails, since opening it tries again. */
export function prefetchPage(
  table: readonly FeatureRoute[],
  href: string,
  client: QueryClient,
): void {
  const found = findRoute(table, href);
  if (found === undefined) return;
  loadPage(found.route).catch(() => undefined);
  found.route.data?.(client, found.page.params).catch(() => undefined);
}
