import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { JobFilters } from '@upround/jobs/contract';
import { boardAddressOf, boardHref, type BoardAddress } from './model/board-address';

/** The board as the address has it, and the ways on from it. */
export interface Board extends BoardAddress {
  /** The board with other filters, in the same order; an open job stays open beside the list as it changes. */
  hrefWith: (filters: JobFilters) => string;
  /** A job beside the list; null closes the one that is open. */
  hrefOf: (job: string | null) => string;
}

/** Reads the board from the address. The same as long as the address says the same. */
export function useBoard(): Board {
  const [search] = useSearchParams();
  const text = search.toString();
  return useMemo(() => {
    const address = boardAddressOf(new URLSearchParams(text));
    const { filters, sort, openJob } = address;
    return {
      ...address,
      hrefWith: (changed) => boardHref(changed, { sort, job: openJob }),
      hrefOf: (job) => boardHref(filters, { sort, job }),
    };
  }, [text]);
}
