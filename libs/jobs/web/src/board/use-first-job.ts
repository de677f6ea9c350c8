import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { itemsOf } from '@upround/shared/query';
import { boardQuery } from './data/job-queries';
import type { Board } from './use-board';

/**
 * Opens the first job of a wide board while none is open, and where new filters leave out the one that is. The address
 * is replaced, so that Back leaves the board.
 *
 * @returns whether there is none
 */
export function useFirstJob(board: Board, isWide: boolean): boolean {
  const navigate = useNavigate();
  const { filters, openJob } = board;
  const { data, isPlaceholderData } = useInfiniteQuery({
    ...boardQuery(filters, board.sort),
    enabled: isWide,
  });
  const jobs = data === undefined || isPlaceholderData ? undefined : itemsOf(data).items;
  const first = jobs?.[0]?.slug;
  const key = JSON.stringify(filters);
  // A job that was opened by its link stays open until the filters change.
  const checked = useRef(openJob === null ? null : key);
  const follow = useEffectEvent(() => {
    const isLeftOut = checked.current !== key && (jobs ?? []).every(({ slug }) => slug !== openJob);
    checked.current = key;
    const isWanted = openJob === null ? first !== undefined : isLeftOut;
    if (isWanted) void navigate(board.hrefOf(first ?? null), { replace: true });
  });
  const isKnown = jobs !== undefined;
  useEffect(() => {
    if (isWide && isKnown) follow();
  }, [first, isKnown, isWide, key, openJob]);
  return isKnown && first === undefined;
}
