import {
  fundingRegions,
  fundingSectors,
  fundingStages,
  instruments,
  schedules,
  type TrackerFacets,
} from '@upround/trackers/contract';
import type { FacetRow } from './facets.read-model';

/** Puts counts together as they go over the wire: known values in their own order, countries by count. */
export function toFacets(rows: readonly FacetRow[]): TrackerFacets {
  const countsOf = (facet: FacetRow['facet']) =>
    rows.filter((row) => row.facet === facet).map(({ value, count }) => ({ value, count }));
  const sumOf = (facet: FacetRow['facet']) => countsOf(facet)[0]?.count ?? 0;
  const among = <Value extends string>(facet: FacetRow['facet'], known: readonly Value[]) => {
    const counts = new Map(countsOf(facet).map(({ value, count }) => [value, count]));
    return known.flatMap((value) => {
      const count = counts.get(value);
      return count === undefined ? [] : [{ value, count }];
    });
  };
  return {
    total: sumOf('total'),
    open: sumOf('open'),
    countries: countsOf('country'),
    regions: among('region', fundingRegions),
    stages: among('stage', fundingStages),
    sectors: among('sector', fundingSectors),
    instruments: among('instrument', instruments),
    schedules: among('schedule', schedules),
  };
}
