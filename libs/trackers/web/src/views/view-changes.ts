import type { QueryClient } from '@tanstack/react-query';
import {
  deleteTrackerView,
  editTrackerView,
  listTrackerViews,
  saveTrackerView,
  type TrackerView,
} from '@upround/trackers/contract';
import { api } from '@upround/shared/api-client';
import type { CallInput, CallOutput } from '@upround/shared/contract-core';
import { keyOf } from '@upround/shared/query';
import { viewsQuery } from '../data/tracker-queries';

export type ViewDraft = CallInput<typeof saveTrackerView>['body'];

function changeList(
  client: QueryClient,
  change: (views: readonly TrackerView[]) => TrackerView[],
): void {
  client.setQueryData<CallOutput<typeof listTrackerViews>>(
    viewsQuery().queryKey,
    (list) => list && { data: change(list.data) },
  );
}

/** Saves a view. @throws what the API answers */
export async function addView(client: QueryClient, draft: ViewDraft): Promise<void> {
  await api.call(saveTrackerView, { body: draft });
  await client.invalidateQueries({ queryKey: keyOf(listTrackerViews) });
}

/** Renames a view. @throws what the API answers */
export async function renameView(client: QueryClient, id: string, name: string): Promise<void> {
  await api.call(editTrackerView, { params: { id }, body: { name } });
  await client.invalidateQueries({ queryKey: keyOf(listTrackerViews) });
}

/** Deletes a view; gone at once, and back where it was when that fails. @throws what the API answers */
export async function removeView(client: QueryClient, view: TrackerView): Promise<void> {
  const { queryKey } = viewsQuery();
  const before = client.getQueryData(queryKey);
  changeList(client, (list) => list.filter(({ id }) => id !== view.id));
  try {
    await api.call(deleteTrackerView, { params: { id: view.id } });
  } catch (error) {
    client.setQueryData(queryKey, before);
    throw error;
  }
}
