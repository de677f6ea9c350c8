import type { QueryClient } from '@tanstack/react-query';
import {
  compareTrackers,
  listTrackers,
  readTracker,
  readTrackerFacets,
  readTrackerOverview,
  type Tracker,
} from '@upround/trackers/contract';
import type { CallOutput } from '@upround/shared/contract-core';
import { changeItem, findItem, keyOf } from '@upround/shared/query';

export type OwnMarks = NonNullable<Tracker['own']>;

/** A record as some list has it already. */
export const listedRecord = (client: QueryClient, slug: string): Tracker | undefined =>
  findItem<Tracker>(client, [listTrackers], (record) => record.slug === slug) ??
  client
    .getQueryData<CallOutput<typeof readTrackerOverview>>(keyOf(readTrackerOverview, {}))
    ?.data.flatMap(({ sample }) => sample)
    .find((record) => record.slug === slug);

/**
 * Changes a member's marks on a record wherever it's shown, and in the answers of reads under way: the server may
 * have answered those before it stored the change.
 */
export function changeMarks(client: QueryClient, id: string, marks: Partial<OwnMarks>): void {
  const change = () => changeCachedMarks(client, id, marks);
  change();
  for (const { promise } of client.getQueryCache().findAll({ fetchStatus: 'fetching' })) {
    void promise?.then(change, () => undefined);
  }
}

function changeCachedMarks(client: QueryClient, id: string, marks: Partial<OwnMarks>): void {
  const change = (record: Tracker): Tracker =>
    record.id === id && record.own !== null
      ? { ...record, own: { ...record.own, ...marks } }
      : record;
  changeItem<Tracker>(client, [listTrackers], (record) => record.id === id, change);
  client.setQueriesData<Tracker>(
    { queryKey: keyOf(readTracker) },
    (record) => record && change(record),
  );
  client.setQueriesData<CallOutput<typeof compareTrackers>>(
    { queryKey: keyOf(compareTrackers) },
    (answer) => answer && { data: answer.data.map(change) },
  );
  client.setQueriesData<CallOutput<typeof readTrackerOverview>>(
    { queryKey: keyOf(readTrackerOverview) },
    (answer) =>
      answer && {
        data: answer.data.map((entry) => ({ ...entry, sample: entry.sample.map(change) })),
      },
  );
}

/** Removes a record from the lists that are shown, once it moves between them and those of hidden ones. */
export function dropFromLists(client: QueryClient, id: string): void {
  changeItem<Tracker>(
    client,
    [listTrackers],
    (record) => record.id === id,
    () => undefined,
  );
}

/** Reads counts again that a record has joined or left. */
export function renewCounts(client: QueryClient): void {
  for (const call of [readTrackerFacets, readTrackerOverview]) {
    void client.invalidateQueries({ queryKey: keyOf(call) });
  }
}

/** Reads the lists again that a record has joined. */
export function renewLists(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: keyOf(listTrackers) });
  renewCounts(client);
}
