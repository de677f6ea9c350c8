import { useQuery } from '@tanstack/react-query';
import type { JobFacets, JobFilters, SavedSearch } from '@upround/jobs/contract';
import { facetsQuery } from '../board/data/job-queries';

/** A search that finds jobs now. */
export interface Suggestion {
  /** What it is by. */
  kind: 'remote' | 'tag' | 'city' | 'experience';
  filters: JobFilters;
  /** The name of its city as jobs write it. */
  city?: string | undefined;
  /** How many open jobs it finds. */
  count: number;
}

/** How many are suggested of each kind. */
const most = { remote: 2, tag: 3, city: 2, experience: 1 } as const;

const REMOTE: JobFilters = { workplace: ['REMOTE'] };

/** Whether two searches have the same filters, in whatever order. */
const isSame = (one: JobFilters, other: JobFilters) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/**
 * The location of a remote job says where people can live, often a whole country: cities are those with other jobs, and
 * the one with most of them is first.
 */
function citiesOf(all: JobFacets, remote: JobFacets) {
  const remoteOf = new Map(remote.locations.map(({ value, count }) => [value, count]));
  return all.locations
    .map(({ value, label, count }) => ({
      value,
      label,
      count,
      onSite: count - (remoteOf.get(value) ?? 0),
    }))
    .filter(({ onSite }) => onSite > 0)
    .sort((one, other) => other.onSite - one.onSite);
}

function suggestionsOf(
  all: JobFacets,
  remote: JobFacets,
  saved: readonly SavedSearch[],
): Suggestion[] {
  const some = (kind: Suggestion['kind'], found: readonly Omit<Suggestion, 'kind'>[]) =>
    found
      .filter(({ count }) => count > 0)
      .filter(({ filters }) => !saved.some((search) => isSame(search.filters, filters)))
      .slice(0, most[kind])
      .map((one) => ({ kind, ...one }));
  const fromAfar = some(
    'remote',
    remote.tags.map(({ value, count }) => ({ filters: { tag: [value], ...REMOTE }, count })),
  );
  const isTaken = (tag: string) => fromAfar.some(({ filters }) => filters.tag?.includes(tag));
  return [
    ...fromAfar,
    ...some(
      'tag',
      all.tags
        .filter(({ value }) => !isTaken(value))
        .map(({ value, count }) => ({ filters: { tag: [value] }, count })),
    ),
    ...some(
      'city',
      citiesOf(all, remote).map(({ value, label, count }) => ({
        filters: { location: [value] },
        city: label,
        count,
      })),
    ),
    ...some(
      'experience',
      all.experience
        .filter(({ value }) => value === 'ENTRY')
        .map(({ value, count }) => ({ filters: { experience: [value] }, count })),
    ),
  ];
}

/**
 * Searches that find most jobs now, from the facets of the board, without those that are saved.
 *
 * @returns undefined until they are known; none where the facets didn’t load
 */
export function useSuggestions(saved: readonly SavedSearch[]): Suggestion[] | undefined {
  const { data: all, isPending: isPendingAll } = useQuery(facetsQuery({}));
  const { data: remote, isPending: isPendingRemote } = useQuery(facetsQuery(REMOTE));
  if (isPendingAll || isPendingRemote) return undefined;
  if (all === undefined || remote === undefined) return [];
  return suggestionsOf(all, remote, saved);
}
