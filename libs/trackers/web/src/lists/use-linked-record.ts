import { useState } from 'react';
import type { Tracker } from '@upround/trackers/contract';
import { useOpenRecord } from '../record/use-open-record';
import type { List } from './use-list';

interface Rows {
  /** What is loaded of the list; undefined until its first page is. */
  records: readonly Tracker[] | undefined;
  hasMore: boolean;
}

/** What was decided for a list in one order. */
interface Choice {
  filters: string;
  sort: string;
  /** The record that comes first; null where each record has its own place. */
  slug: string | null;
}

/**
 * A record that was opened by its link and is further down than what is loaded: its row comes first, and stays there, so
 * that no row ever moves. A list with filters may leave the record out, so it has no such row.
 *
 * @returns the record, null where there is none, or undefined while the list has to wait for it
 */
export function useLinkedRecord(
  list: List,
  { records, hasMore }: Rows,
): Tracker | null | undefined {
  const { sort, isOfHidden } = list;
  const filters = JSON.stringify([list.filters, isOfHidden]);
  const isWhole = !isOfHidden && Object.values(list.filters).every((value) => value === undefined);
  const [choice, setChoice] = useState<Choice>();
  const isFiltered = choice !== undefined && choice.filters !== filters;
  const isDecided = !isFiltered && choice?.sort === sort;

  const isFarDown =
    isWhole && !isFiltered && hasMore && records?.every(({ slug }) => slug !== list.record);
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
