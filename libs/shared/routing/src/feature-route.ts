import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { MatchedPage, RoutePattern } from '@upround/shared/links';

/** The frames around a page; the root of each carries its name as `data-layout`. */
export type LayoutName = 'default' | 'mentor' | 'bundlelayout' | 'nobars' | 'none';

/** One page that a feature brings. Features export `routes: FeatureRoute[]`; the app puts them together. */
export interface FeatureRoute {
  /** From `routes` of shared/links; `*` is the page for unknown addresses. */
  path: RoutePattern | '*';
  layout: LayoutName;
  /** A guest who opens a member's page is sent to sign in and comes back. */
  access: 'guest' | 'member';
  /** Whether wide windows show the right rail with trending lists beside the page. */
  hasRail?: boolean;
  /**
   * Loads the page's component:
   * `() => import('./screens/home/home-screen').then((m) => m.HomeScreen)`.
   */
  page: () => Promise<ComponentType>;
  /**
   * Prefetches what the page shows first, beside its code, when the pointer or the focus reaches a link to it. Fresh
   * data is not fetched again.
   */
  data?: (
    client: QueryClient,
    params: MatchedPage['params'],
    search: URLSearchParams,
  ) => Promise<unknown>;
}
