import { useQuery } from '@tanstack/react-query';
import type { FitSettings } from '@upround/trackers/contract';
import { useSession } from '@upround/shared/session';
import { fitQuery } from './tracker-queries';

/** What the member seeks: null where nothing is set, undefined while that isn't known and for guests. */
export function useFitSettings(): FitSettings | null | undefined {
  const { isMember } = useSession();
  const { data } = useQuery({ ...fitQuery(), enabled: isMember });
  return data?.settings;
}
