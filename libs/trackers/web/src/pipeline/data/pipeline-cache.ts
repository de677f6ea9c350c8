import type { QueryClient } from '@tanstack/react-query';
import { listPipeline, type PipelineItem } from '@upround/trackers/contract';
import type { CallOutput } from '@upround/shared/contract-core';
import { keyOf } from '@upround/shared/query';
import { changeMarks } from '../../data/tracker-cache';

type Pipeline = CallOutput<typeof listPipeline>;

const key = keyOf(listPipeline, {});

const change = (client: QueryClient, to: (items: PipelineItem[]) => PipelineItem[]) =>
  client.setQueryData<Pipeline>(key, (pipeline) => pipeline && { data: to(pipeline.data) });

/** An item as it's shown now. */
export const shownItem = (client: QueryClient, id: string): PipelineItem | undefined =>
  client.getQueryData<Pipeline>(key)?.data.find((item) => item.id === id);

/** Shows an item as it is now, also on the record that it's about. */
export function putItem(client: QueryClient, item: PipelineItem): void {
  change(client, (items) =>
    items.some(({ id }) => id === item.id)
      ? items.map((one) => (one.id === item.id ? item : one))
      : [item, ...items],
  );
  if (item.record !== null) {
    changeMarks(client, item.record.id, { item: { id: item.id, stage: item.stage } });
  }
}

export function dropItem(client: QueryClient, { id, record }: PipelineItem): void {
  change(client, (items) => items.filter((one) => one.id !== id));
  if (record !== null) changeMarks(client, record.id, { item: null });
}

export const renewPipeline = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: keyOf(listPipeline) });
