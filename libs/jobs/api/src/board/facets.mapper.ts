import { companyStages, experienceLevels, jobTypes, workplaces } from '@upround/jobs/contract';
import type { JobFacets } from '@upround/jobs/contract';
import type { FacetRow } from './facets.read-model';

/**
 * Puts counts together as they go over the wire.
 *
 * @param rows each value that is held by any job
 * @param labels how cities are spelled
 */
export function toFacets(
  rows: readonly FacetRow[],
  labels: ReadonlyMap<string, string>,
): JobFacets {
  const countsOf = (facet: FacetRow['facet']) =>
    rows.filter((row) => row.facet === facet).map(({ value, count }) => ({ value, count }));
  const among = <Value extends string>(facet: FacetRow['facet'], known: readonly Value[]) => {
    const counts = new Map(countsOf(facet).map(({ value, count }) => [value, count]));
    return known.flatMap((value) => {
      const count = counts.get(value);
      return count === undefined ? [] : [{ value, count }];
    });
  };
  return {
    total: rows.find(({ facet }) => facet === 'total')?.count ?? 0,
    tags: countsOf('tag'),
    locations: countsOf('location').map(({ value, count }) => ({
      value,
      count,
      label: labels.get(value) ?? value,
    })),
    types: among('type', jobTypes),
    workplaces: among('workplace', workplaces),
    experience: among('experience', experienceLevels),
    stages: among('stage', companyStages),
  };
}
