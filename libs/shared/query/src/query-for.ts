import { queryOptions } from '@tanstack/react-query';
import { api } from '@upround/shared/api-client';
import type { AnyCall, CallInput, CallOutput } from '@upround/shared/contract-core';

/**
 * The cache key of a call: its id, then its input. `keyOf(call)` alone is the beginning of every
 * key of the call, for `invalidateQueries({ queryKey: keyOf(call) })`.
 */
export function keyOf<Call extends AnyCall>(call: Call, input?: CallInput<Call>) {
  return input === undefined ? ([call.id] as const) : ([call.id, input] as const);
}

/**
 * TanStack Query options that read a call.
 *
 *     const post = useQuery(queryFor(readPost, { params: { id: slug } }));
 *
 * @param call a GET call of a contract
 * @param input what the call takes
 */
export function queryFor<Call extends AnyCall>(call: Call, input: CallInput<Call>) {
  return queryOptions<CallOutput<Call>, Error>({
    queryKey: keyOf(call, input),
    queryFn: ({ signal }) => api.call(call, input, { signal }),
  });
}
