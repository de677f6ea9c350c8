import { useInfiniteQuery } from '@tanstack/react-query';
import { itemsOf } from '@upround/shared/query';
import { useFirstOpen } from '@upround/shared/routing';
import { boardQuery } from './data/job-queries';
import type { Board } from './use-board';

/**
 * Opens the first job of a wide board while none is open.
 *
 * @returns whether there is none
 */
export function useFirstJob(board: Board, isWide: boolean): boolean {
  const { filters, openJob, hrefOf } = board;
  const { data, isPlaceholderData } = useInfiniteQuery({
    ...boardQuery(filters, board.sort),
    enabled: isWide,
  });
  const slugs = isPlaceholderData ? undefined : data && itemsOf(data).items.map(({ slug }) => slug);
  useFirstOpen({ isOn: isWide, list: JSON.stringify(filters), slugs, open: openJob, hrefOf });
  return slugs?.length === 0;
}
