import { useInfiniteQuery } from '@tanstack/react-query';
import { itemsOf } from '@upround/shared/query';
import { useFirstOpen } from '@upround/shared/routing';
import { mentorsQuery } from '../data/mentor-queries';
import type { Directory } from './use-directory';

/**
 * Opens the first mentor of a wide directory while none is open.
 *
 * @returns whether there is none, or none can be read
 */
export function useFirstMentor(directory: Directory, isWide: boolean): boolean {
  const { filters, mentor, sort, hrefOf } = directory;
  const { data, isError } = useInfiniteQuery({ ...mentorsQuery(filters, sort), enabled: false });
  const slugs = data && itemsOf(data).items.map(({ slug }) => slug);
  useFirstOpen({ isOn: isWide, list: JSON.stringify(filters), slugs, open: mentor, hrefOf });
  return isError || slugs?.length === 0;
}
