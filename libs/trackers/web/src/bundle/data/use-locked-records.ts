import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { listTrackers, type TrackerCount } from '@upround/trackers/contract';
import { itemsOf, pagesFor } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { useFit } from '../../data/use-fit';

/** So many are listed at first, and with each press for more. */
export const LISTED = 10;
/** As many as one page can have: those with contact details are looked for among them. */
const LOOKED_AT = 50;
/** So many pages are read for each step of the list, lest a long list with few contacts is read whole. */
const PAGES = 4;

/**
 * The records of a list that have contact details, the best fits or the newest first. They are picked from the pages of
 * the list, which are read until there are enough. Of angel networks, all that are free to read.
 *
 * @param entry counts of the list
 */
export function useLockedRecords({ type, contactCount, readableCount }: TrackerCount) {
  const { isMember } = useSession();
  const fit = useFit();
  const isByFit = Boolean(fit.settings);
  const [steps, setSteps] = useState(1);
  const query = useInfiniteQuery({
    ...pagesFor(listTrackers, {
      query: { type, sort: isByFit ? 'fit' : 'newest', limit: LOOKED_AT },
    }),
    enabled: !isMember || !fit.isPending,
    refetchOnMount: 'always',
  });
  const { items } = itemsOf(query.data);
  const isAngel = type === 'ANGEL';
  const withContacts = items.filter((record) => record.contactCount > 0);
  const total = isAngel ? readableCount : contactCount;
  const wanted = Math.min(total, steps * LISTED);
  const { hasNextPage, isFetching, isError, data } = query;
  const wantsMore =
    hasNextPage &&
    !isError &&
    !isAngel &&
    withContacts.length < wanted &&
    data !== undefined &&
    data.pages.length < steps * PAGES;
  // Several reads at once would each begin after the same page.
  const goOn = useEffectEvent(() => void query.fetchNextPage({ cancelRefetch: false }));
  const isDue = wantsMore && !isFetching;
  useEffect(() => {
    if (isDue) goOn();
  }, [isDue]);
  const isReading = data === undefined ? !isError : wantsMore;
  // Nothing has contact details, or the viewer has hidden what does.
  const isWhole = isAngel || (!isReading && withContacts.length === 0);
  const listable = isWhole ? items : withContacts;
  const records = listable.slice(0, steps * LISTED);
  return {
    query,
    records,
    isByFit,
    isWhole,
    isReading,
    /** How many there should be in all steps. */
    total,
    hasMore:
      !isWhole && records.length < total && (hasNextPage || listable.length > records.length),
    /** All are listed but those that the viewer marked as not a fit. */
    isWithoutHidden: isMember && !hasNextPage && listable.length === records.length,
    more: () => {
      if (query.isFetchNextPageError) void query.fetchNextPage();
      else setSteps(steps + 1);
    },
  };
}
