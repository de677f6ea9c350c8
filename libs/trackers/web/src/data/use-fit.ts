import { useQuery } from '@tanstack/react-query';
import type { FitSettings } from '@upround/trackers/contract';
import { useSession } from '@upround/shared/session';
import { fitQuery } from './tracker-queries';

/** What the member seeks: null where nothing is set, undefined while that isn't known and for guests. */
export function useFit(): {
  settings: FitSettings | null | undefined;
  isPending: boolean;
  /** Whether the first try to read it is under way. */
  isFirstTry: boolean;
} {
  const { isMember } = useSession();
  const { data, isPending, isLoading, failureCount } = useQuery({
    ...fitQuery(),
    enabled: isMember,
  });
  return { settings: data?.settings, isPending, isFirstTry: isLoading && failureCount === 0 };
}

/** What the member seeks, as `useFit` says it. */
export const useFitSettings = () => useFit().settings;
