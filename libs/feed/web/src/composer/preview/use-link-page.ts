import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchMeta } from '@upround/search/contract';
import type { LinkPreview } from '@upround/shared/domain';
import { queryFor } from '@upround/shared/query';

/** Milliseconds: an address is asked for when it has been typed, not letter by letter. */
const PAUSE = 500;
/** As long as the server remembers it. */
const FRESH = 15 * 60_000;

/**
 * The page behind a link, asked for when the typing rests.
 *
 * @param link the first link of the draft; null for none
 * @returns `null` where there is nothing to show, `'loading'` while the site is asked
 */
export function useLinkPage(link: string | null): LinkPreview | 'loading' | null {
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(link), PAUSE);
    return () => clearTimeout(timer);
  }, [link]);
  const isCurrent = link !== null && asked === link;
  const { data, isFetching } = useQuery({
    ...queryFor(fetchMeta, { query: { url: asked ?? '' } }),
    enabled: isCurrent,
    retry: false,
    staleTime: FRESH,
  });
  if (!isCurrent) return null;
  if (data !== undefined) return data;
  return isFetching ? 'loading' : null;
}
