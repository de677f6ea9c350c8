import { keepPreviousData } from '@tanstack/react-query';
import {
  compareTrackers,
  listTrackers,
  listTrackerViews,
  readBundle,
  readFitSettings,
  readTracker,
  readTrackerFacets,
  readTrackerOverview,
  type TrackerSort,
} from '@upround/trackers/contract';
import { pagesFor, queryFor, renewedOnReturn } from '@upround/shared/query';
import type { ListFilters, ListPlace } from '../model/list-address';

export interface ListChoice extends Pick<ListPlace, 'type'> {
  filters: ListFilters;
  sort: TrackerSort;
  isOfHidden?: boolean;
}

/** The records of a type as they are filtered and ordered. */
export const listQuery = ({ type, filters, sort, isOfHidden = false }: ListChoice) =>
  pagesFor(listTrackers, {
    query: {
      type,
      ...filters,
      ...(sort !== 'name' && { sort }),
      ...(isOfHidden && { hidden: 'true' }),
    },
  });

/** How many records each choice of a filter leaves; the previous counts are shown until the next have loaded. */
export const facetsQuery = ({ type, filters }: Pick<ListChoice, 'type' | 'filters'>) => ({
  ...queryFor(readTrackerFacets, { query: { type, ...filters } }),
  ...renewedOnReturn,
  placeholderData: keepPreviousData,
});

/** Each type with its counts and some of its records. */
export const overviewQuery = () => ({ ...queryFor(readTrackerOverview, {}), ...renewedOnReturn });

/** One record by slug. */
export const recordQuery = (slug: string) => ({
  ...queryFor(readTracker, { params: { id: slug } }),
  ...renewedOnReturn,
});

/** Records to compare, by their slugs. */
export const comparedQuery = (slugs: readonly string[]) => ({
  ...queryFor(compareTrackers, { query: { slugs: [...slugs] } }),
  ...renewedOnReturn,
  placeholderData: keepPreviousData,
});

/** What the member's company is and seeks. For members alone. */
export const fitQuery = () => ({ ...queryFor(readFitSettings, {}), ...renewedOnReturn });

/** The member's saved views. */
export const viewsQuery = () => ({ ...queryFor(listTrackerViews, {}), ...renewedOnReturn });

/** The bundle's price, and what the viewer can use. */
export const bundleQuery = () => ({ ...queryFor(readBundle, {}), ...renewedOnReturn });
