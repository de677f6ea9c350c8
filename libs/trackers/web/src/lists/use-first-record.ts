import { useInfiniteQuery } from '@tanstack/react-query';
import { itemsOf } from '@upround/shared/query';
import { useFirstOpen } from '@upround/shared/routing';
import { listQuery } from '../data/tracker-queries';
import type { List } from './use-list';

/**
 * Opens the first record of a wide list while none is open, and where new filters leave out the one that is. The address
 * is replaced, so that Back leaves the list.
 *
 * @param isOn false where the list isn't wide, or the viewer closed the record
 * @returns whether there is none, or none can be read
 */
export function useFirstRecord(list: List, isOn: boolean): boolean {
  const { filters, record, hrefOf } = list;
  const { data, isError } = useInfiniteQuery({
    ...listQuery({ ...list, type: list.place.type }),
    enabled: false,
  });
  const slugs = data && itemsOf(data).items.map(({ slug }) => slug);
  const key = JSON.stringify([filters, list.isOfHidden]);
  useFirstOpen({ isOn, list: key, slugs, open: record, hrefOf });
  return isError || slugs?.length === 0;
}
