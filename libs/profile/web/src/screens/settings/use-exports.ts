import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listExports, requestExport, type DataExport } from '@upround/profile/contract';
import { keyOf, mutationFor, queryFor, renewedOnReturn } from '@upround/shared/query';

/** Milliseconds between looks at an export that is being built. */
const LOOK_AGAIN = 1_500;
const DAY = 24 * 3_600_000;

/** Whether it is being built. */
export const isUnderWay = (wanted: DataExport | undefined) =>
  wanted?.state === 'WAITING' || wanted?.state === 'RUNNING';

/** The newest export, looked at again and again while it is built. */
export function useExport() {
  const query = useQuery({
    ...queryFor(listExports, {}),
    ...renewedOnReturn,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.data[0]) ? LOOK_AGAIN : false),
    // A member who returns to this page sees the current progress.
    refetchOnMount: 'always',
  });
  return { query, latest: query.data?.data[0] };
}

/** Asks for an export; the answer begins the list. */
export function useRequestExport() {
  const client = useQueryClient();
  return useMutation({
    ...mutationFor(requestExport, { idempotent: true }),
    onSuccess: (wanted) =>
      client.setQueryData(keyOf(listExports, {}), (before: { data: DataExport[] } | undefined) => ({
        data: [wanted, ...(before?.data ?? []).filter(({ id }) => id !== wanted.id)],
      })),
    // Refused because another tab asked: that one is to be shown.
    onError: () => client.invalidateQueries({ queryKey: keyOf(listExports) }),
  });
}

/** From when on another export may be asked for; undefined where it may be now. A failed one does not count. */
export function nextExportAt(latest: DataExport | undefined, now: number): Date | undefined {
  if (latest === undefined || latest.state === 'FAILED') return undefined;
  const next = new Date(latest.requestedAt).getTime() + DAY;
  return next > now ? new Date(next) : undefined;
}
