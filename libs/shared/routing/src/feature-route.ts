import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { MatchedPage, RoutePattern } from '@upround/shared/links';
import type { SearchKind } from '@upround/shared/domain';
import type { PageShape } from '@upround/shared/ui';

/** The frames around a page; the root of each carries its name as `data-layout`. */
export type LayoutName = 'default' | 'mentor' | 'bundlelayout' | 'nobars' | 'none';

/** One page of a feature. Features export `routes: FeatureRoute[]`; the app joins them. */
export interface FeatureRoute {
  /** From `routes` of shared/links; `*` is the page for unknown addresses. */
  path: RoutePattern | '*';
  layout: LayoutName;
  /** The app's navigation is there although the layout `none` has none: a lost visitor finds the way. */
  hasNavigation?: boolean;
  /** A guest who opens a member's page is sent to sign in and comes back. */
  access: 'guest' | 'member';
  /** How the layout `default` divides the room beside the navigation; `reading` by default. */
  shape?: PageShape;
  /** The page fills the rail's place by itself, with `PageAside`. */
  hasAside?: boolean;
  /** Kinds of records that the page itself lists, by its address: the rail beside it lists others. */
  listedKinds?: (search: URLSearchParams) => readonly SearchKind[];
  /** The page has a `TopBar`. Its placeholder has one too, so that on phones the header is not seen first. */
  hasTopBar?: boolean;
  /** The same on phones only, by the page's address: an open conversation has one. */
  hasPhoneBar?: (search: URLSearchParams) => boolean;
  /** Whether the page takes the room of the bar on phones, by its address: an open conversation does. */
  hidesBar?: (search: URLSearchParams) => boolean;
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
