import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useSession } from '@upround/shared/session';
import { applicationDrafts, type BegunApplication } from './application-drafts';

const BEGUN = ['jobs.begun-applications'];

/** What one began to apply with on this device and did not send, the latest first. */
export function useBegunApplications(): readonly BegunApplication[] {
  const userId = useSession().user?.id;
  const { data = [] } = useQuery({
    queryKey: [...BEGUN, userId],
    queryFn: () => applicationDrafts.list(userId ?? ''),
    enabled: userId !== undefined,
    // It lies on the device, and another tab may have changed it.
    networkMode: 'always',
    staleTime: 0,
  });
  return data;
}

/** Reads anew what was begun, where it is in sight. */
export const renewBegun = (client: QueryClient) => client.invalidateQueries({ queryKey: BEGUN });
