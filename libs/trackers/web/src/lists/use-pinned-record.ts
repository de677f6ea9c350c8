import { useState } from 'react';
import type { Tracker } from '@upround/trackers/contract';
import { useOpenRecord } from '../record/use-open-record';
import type { List } from './use-list';

interface Rows {
  /** What is loaded of the list; undefined until its first page is. */
  records: readonly Tracker[] | undefined;
  hasMore: boolean;
}

/** Which record is pinned to a list with these filters in this order. */
interface Choice {
  filters: string;
  sort: string;
  /** The pinned record; null if none is. */
  slug: string | null;
}

/**
 * Pins the record that the address names to the top of a list if it isn't on the first page. It stays there until the
 * order or the filters change, so that no row ever moves. A filtered list may leave the record out, so it pins nothing.
 *
 * @returns the record, null where there is none, or undefined while the list has to wait for it
 */
export function usePinnedRecord(
  list: List,
  { records, hasMore }: Rows,
): Tracker | null | undefined {
  const { sort, isOfHidden } = list;
  const filters = JSON.stringify([list.filters, isOfHidden]);
  const hasNoFilters =
    !isOfHidden && Object.values(list.filters).every((value) => value === undefined);
  const [choice, setChoice] = useState<Choice>();
  const haveFiltersChanged = choice !== undefined && choice.filters !== filters;
  const isDecided = !haveFiltersChanged && choice?.sort === sort;

  const isFarDown =
    hasNoFilters &&
    !haveFiltersChanged &&
    hasMore &&
    records?.every(({ slug }) => slug !== list.record);
  const wanted = isDecided ? choice.slug : isFarDown ? list.record : null;
  const { query, record } = useOpenRecord(wanted);
  const isRow = record?.type === list.place.type && record.own?.isHidden !== true;
  if (isDecided) return isRow ? record : null;
  if (records === undefined) return undefined;
  // A record that can't be read now doesn't hold up the list.
  if (wanted !== null && record === undefined && query.isLoading && query.failureCount === 0) {
    return undefined;
  }
  setChoice({ filters, sort, slug: isRow ? wanted : null });
  return isRow ? record : null;
}
