import { useSession } from '@upround/shared/session';
import { useFitSettings } from '../data/use-fit';
import type { List } from './use-list';

/** Whether the list can't be in its order, since it isn't known what the viewer seeks. */
export function useIsFitMissing({ sort }: Pick<List, 'sort'>): boolean {
  const { isMember } = useSession();
  const settings = useFitSettings();
  return sort === 'fit' && (!isMember || settings === null);
}
