import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useSession } from '@upround/shared/session';
import { applicationDrafts, type ApplicationDraftEntry } from './application-drafts';

const DRAFTS = ['jobs.begun-applications'];

/** The viewer's drafts of applications on this device, the latest first. */
export function useApplicationDrafts(): readonly ApplicationDraftEntry[] {
  const userId = useSession().user?.id;
  const { data = [] } = useQuery({
    queryKey: [...DRAFTS, userId],
    queryFn: () => applicationDrafts.list(userId ?? ''),
    enabled: userId !== undefined,
    // The draft is on this device, and another tab may have changed it.
    networkMode: 'always',
    staleTime: 0,
  });
  return data;
}

/** Refetches the drafts where they are shown. */
export const invalidateApplicationDrafts = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: DRAFTS });
