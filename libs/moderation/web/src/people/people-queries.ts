import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  findMemberByEmail,
  listAdminRequests,
  listMembers,
  readMember,
  type MemberDetails,
} from '@upround/moderation/contract';
import { api, ApiError } from '@upround/shared/api-client';
import { keyOf, pagesKeyOf, queryFor, renewedOnReturn } from '@upround/shared/query';

/** The member with an address. It travels in the body, and isn't cached once the page shows something else. */
export const memberByEmail = (email: string) =>
  queryOptions({
    queryKey: keyOf(findMemberByEmail, { body: { email } }),
    queryFn: ({ signal }) => api.call(findMemberByEmail, { body: { email } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const memberBySlug = (slug: string) => ({
  ...queryFor(readMember, { params: { slug } }),
  ...renewedOnReturn,
  staleTime: 0,
});

export const adminRequests = () => ({
  ...queryFor(listAdminRequests, {}),
  ...renewedOnReturn,
  staleTime: 0,
});

export const statusOf = (error: Error | null) =>
  error instanceof ApiError ? error.status : undefined;

/** Everything but the member who was changed may have changed with them. */
async function refreshOthers(client: QueryClient): Promise<void> {
  await Promise.all(
    [pagesKeyOf(listMembers), keyOf(findMemberByEmail), keyOf(listAdminRequests)].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}

/**
 * Makes a change and shows the member as the API answers them. After an error everything is read again: someone else may
 * have been faster.
 *
 * @returns the function that does so; it throws what the API answers
 */
export function useMemberChange(): (call: () => Promise<MemberDetails>) => Promise<MemberDetails> {
  const client = useQueryClient();
  return async (call) => {
    try {
      const changed = await call();
      const { slug } = changed.person;
      client.setQueryData(keyOf(readMember, { params: { slug } }), changed);
      void refreshOthers(client);
      return changed;
    } catch (error) {
      void client.invalidateQueries({ queryKey: keyOf(readMember) });
      void refreshOthers(client);
      throw error;
    }
  };
}
