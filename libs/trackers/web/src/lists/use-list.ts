import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TrackerSort, TrackerType } from '@upround/trackers/contract';
import {
  listAddressOf,
  listHref,
  type ListAddress,
  type ListFilters,
  type ListPlace,
} from '../model/list-address';

/** A list as the address has it, and the ways on from it. */
export interface List extends ListAddress {
  place: ListPlace;
  /** The list with other filters, in the same order; an open record stays open beside it. */
  hrefWith: (filters: ListFilters) => string;
  hrefSorted: (sort: TrackerSort) => string;
  /** A record beside the list; null closes the one that is open. */
  hrefOf: (record: string | null) => string;
  /** Records side by side; with none, the list again. */
  hrefComparing: (slugs: readonly string[]) => string;
  /** What the member marked as not a fit, or the other records again. */
  hrefOfHidden: (isOfHidden: boolean) => string;
}

/** Reads the list from the address. The same as long as the address says the same. */
export function useList(type: TrackerType, isFull: boolean): List {
  const [search] = useSearchParams();
  const text = search.toString();
  return useMemo(() => {
    const place = { type, isFull };
    const address = listAddressOf(new URLSearchParams(text), type);
    const { filters, sort, record, isOfHidden } = address;
    return {
      ...address,
      place,
      hrefWith: (changed) => listHref(place, { filters: changed, sort, record, isOfHidden }),
      hrefSorted: (changed) => listHref(place, { filters, sort: changed, record, isOfHidden }),
      hrefOf: (slug) => listHref(place, { filters, sort, record: slug, isOfHidden }),
      hrefComparing: (compared) => listHref(place, { filters, sort, compared, isOfHidden }),
      hrefOfHidden: (hidden) => listHref(place, { sort, isOfHidden: hidden }),
    };
  }, [isFull, text, type]);
}
