import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { endSession, listSessions, type Session } from '@upround/account/contract';
import { api, ApiError } from '@upround/shared/api-client';
import { keyOf, queryFor, renewedOnReturn } from '@upround/shared/query';

interface Listed {
  data: Session[];
}

/** Ends sessions, one after the other. One that had ended already counts as ended. */
async function endAll(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await api.call(endSession, { params: { id } }).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    });
  }
}

/** Where one is logged in, the device at hand first, then by when it was last seen. */
export function useSessions() {
  const query = useQuery({
    ...queryFor(listSessions, {}),
    ...renewedOnReturn,
    refetchOnMount: 'always',
  });
  const sessions = [...(query.data?.data ?? [])].sort(
    (a, b) => Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt),
  );
  return { query, sessions };
}

/** Ends some of the member's sessions. Ended ones are removed from the list, even if a later one fails. */
export function useEndSessions() {
  const client = useQueryClient();
  const key = keyOf(listSessions, {});
  return useMutation({
    mutationKey: [endSession.id],
    mutationFn: (ids: readonly string[]) => endAll(ids),
    onSuccess: (_, ids) =>
      client.setQueryData<Listed>(
        key,
        (now) => now && { data: now.data.filter(({ id }) => !ids.includes(id)) },
      ),
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Which sessions are being ended at the moment. */
export const useEndingSessions = (): readonly string[] =>
  useMutationState({
    filters: { mutationKey: [endSession.id], status: 'pending' },
    select: ({ state }) => (state.variables ?? []) as readonly string[],
  }).flat();
