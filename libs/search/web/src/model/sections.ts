import { TOP_LIMIT, type SearchFacets, type SearchHit } from '@upround/search/contract';
import { searchKinds, type SearchKind } from '@upround/shared/domain';

/** The best hits of one kind, among those of all. */
export interface HitSection {
  kind: SearchKind;
  best: readonly SearchHit[];
  /** There are others behind them. */
  hasMore: boolean;
  /** Some of the best five are not in the loaded results and must be requested separately. */
  isPartial: boolean;
}

/** Kinds whose best hit is among so many match about as well as each other. */
const NEAR = 10;

/**
 * Sorts the kinds into the order of their sections. Kinds that match about equally well keep the order of their tabs,
 * with posts and people in front; the other kinds follow, best match first. A person's name puts people first.
 */
function inOrder(kinds: readonly SearchKind[], hits: readonly SearchHit[]): SearchKind[] {
  const placeOf = (kind: SearchKind) => {
    const place = hits.findIndex(({ type }) => type === kind);
    if (place < 0) return Number.MAX_SAFE_INTEGER;
    if (place === 0 && kind === 'USER') return -1;
    return place < NEAR ? 0 : place;
  };
  return [...kinds].sort(
    (one, other) =>
      placeOf(one) - placeOf(other) || searchKinds.indexOf(one) - searchKinds.indexOf(other),
  );
}

/**
 * Groups the hits by kind, in the order of their sections; kinds of which only the count is known come last.
 *
 * @param hits the best first
 */
export function sectionsOf(
  hits: readonly SearchHit[],
  facets: SearchFacets | undefined,
): HitSection[] {
  const counts = new Map(facets?.kinds.map(({ type, count }) => [type, count]));
  const kinds = new Set([...hits.map(({ type }) => type), ...counts.keys()]);
  return inOrder([...kinds], hits).map((kind) => {
    const own = hits.filter(({ type }) => type === kind);
    const best = own.slice(0, TOP_LIMIT);
    const count = Math.max(counts.get(kind) ?? 0, own.length);
    return {
      kind,
      best,
      hasMore: count > TOP_LIMIT,
      isPartial: best.length < Math.min(count, TOP_LIMIT),
    };
  });
}
