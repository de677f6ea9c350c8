import { useInfiniteQuery } from '@tanstack/react-query';
import { itemsOf } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { listQuery } from '../data/tracker-queries';
import { useFitSettings } from '../data/use-fit';
import type { List } from './use-list';

/** Whether records have a score for the viewer: by the list itself where it arrives before the settings. */
export function useHasFit(list: List): boolean {
  const { isMember } = useSession();
  const settings = useFitSettings();
  const { data } = useInfiniteQuery({
    ...listQuery({ ...list, type: list.place.type }),
    enabled: false,
  });
  if (!isMember) return false;
  if (settings !== undefined) return settings !== null;
  const [first] = itemsOf(data).items;
  return first === undefined || Boolean(first.own?.fit);
}
