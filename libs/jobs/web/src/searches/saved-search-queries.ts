import type { QueryClient } from '@tanstack/react-query';
import {
  editSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  saveSearch,
  type SavedSearch,
} from '@upround/jobs/contract';
import { api } from '@upround/shared/api-client';
import type { CallInput, CallOutput } from '@upround/shared/contract-core';
import { keyOf, queryFor, renewedOnReturn } from '@upround/shared/query';

type SearchDraft = CallInput<typeof saveSearch>['body'];
type SearchChange = CallInput<typeof editSavedSearch>['body'];

/** The member’s saved searches. */
export const savedSearchesQuery = () => ({
  ...queryFor(listSavedSearches, {}),
  ...renewedOnReturn,
});

function changeList(
  client: QueryClient,
  change: (searches: readonly SavedSearch[]) => SavedSearch[],
): void {
  client.setQueryData<CallOutput<typeof listSavedSearches>>(
    savedSearchesQuery().queryKey,
    (list) => list && { data: change(list.data) },
  );
}

/** Saves a search. @throws what the API answers */
export async function addSearch(client: QueryClient, draft: SearchDraft): Promise<void> {
  await api.call(saveSearch, { body: draft });
  await client.invalidateQueries({ queryKey: keyOf(listSavedSearches) });
}

/** Changes a saved search. @throws what the API answers */
export async function changeSearch(
  client: QueryClient,
  id: string,
  change: SearchChange,
): Promise<void> {
  const changed = await api.call(editSavedSearch, { params: { id }, body: change });
  changeList(client, (list) => list.map((one) => (one.id === id ? changed : one)));
}

/** Removes a saved search; gone at once, and back where it was when that is not saved. @throws what the API answers */
export async function dropSearch(client: QueryClient, search: SavedSearch): Promise<void> {
  const { queryKey } = savedSearchesQuery();
  const before = client.getQueryData(queryKey);
  changeList(client, (list) => list.filter(({ id }) => id !== search.id));
  try {
    await api.call(removeSavedSearch, { params: { id: search.id } });
  } catch (error) {
    client.setQueryData(queryKey, before);
    throw error;
  }
}
