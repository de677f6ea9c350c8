import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MentorFilters, MentorSort } from '@upround/mentor/contract';
import { links } from '@upround/shared/links';
import { mentorsAddressOf, mentorsQueryOf, type MentorsAddress } from '../model/mentors-address';

/** The directory as the address has it, and the ways on from it. */
export interface Directory extends MentorsAddress {
  /** The directory with other filters, in the same order; an open mentor stays open beside the list. */
  hrefWith: (filters: MentorFilters) => string;
  hrefSorted: (sort: MentorSort) => string;
  /** A mentor beside the list; null closes the one that is open. */
  hrefOf: (mentor: string | null) => string;
}

/** Reads the directory from the address. The same as long as the address says the same. */
export function useDirectory(): Directory {
  const [search] = useSearchParams();
  const text = search.toString();
  return useMemo(() => {
    const address = mentorsAddressOf(new URLSearchParams(text));
    const hrefTo = (changes: Partial<MentorsAddress>) =>
      links.mentors(mentorsQueryOf({ ...address, ...changes }));
    return {
      ...address,
      hrefWith: (filters) => hrefTo({ filters }),
      hrefSorted: (sort) => hrefTo({ sort }),
      hrefOf: (mentor) => hrefTo({ mentor }),
    };
  }, [text]);
}
