import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  addToPipeline,
  deletePipelineItem,
  editPipelineItem,
  trackersErrors,
  type PipelineChange,
  type PipelineDraft,
  type PipelineItem,
} from '@upround/trackers/contract';
import { api, ApiError } from '@upround/shared/api-client';
import { reachedBy } from '../model/reached';
import { dropItem, putItem, renewPipeline, shownItem } from './pipeline-cache';
import { inTurn, renewWhenQuiet } from './write-queue';

/** Whether another tab has changed the same field since it was read here. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === trackersErrors.CHANGED_MEANWHILE.code;

/** The values of the fields that a change is about. */
const valuesOf = (item: PipelineItem, changes: PipelineChange): PipelineChange =>
  Object.fromEntries(
    Object.keys(changes).map((field) => [field, item[field as keyof PipelineChange]]),
  );

const put = (item: PipelineItem, changes: PipelineChange): PipelineItem => ({
  ...item,
  ...(changes as Partial<PipelineItem>),
});

/** An item as the server will answer it. */
function changed(item: PipelineItem, changes: PipelineChange): PipelineItem {
  const next = put(item, changes);
  if (next.stage === item.stage) return next;
  return {
    ...next,
    passReason: next.stage === 'PASSED' ? next.passReason : null,
    reached: reachedBy(next.stage, item.reached),
    stageSince: new Date().toISOString(),
  };
}

export interface PipelineWrites {
  /**
   * Changes fields of an item; they show at once, and as before where that fails.
   *
   * @param was what the member saw before, where that's not what `item` says
   * @throws what the API answers; after a conflict the list has been read again
   */
  edit: (
    item: PipelineItem,
    changes: PipelineChange,
    was?: PipelineChange,
  ) => Promise<PipelineItem>;
  add: (draft: PipelineDraft) => Promise<PipelineItem>;
  remove: (item: PipelineItem) => Promise<void>;
  /** Adds a deleted item again, with the furthest stage that it reached. */
  restore: (item: PipelineItem) => Promise<PipelineItem>;
}

function draftOf(item: PipelineItem): PipelineDraft {
  const { record, name, website, notes, rating, nextStep, nextStepOn, introSource, round } = item;
  return {
    ...(record === null ? { name, website } : { recordId: record.id }),
    notes,
    rating,
    nextStep,
    nextStepOn,
    introSource,
    round,
  };
}

const send = (client: QueryClient, id: string, changes: PipelineChange, was: PipelineChange) =>
  inTurn(client, () => api.call(editPipelineItem, { params: { id }, body: { changes, was } }));

async function edit(
  client: QueryClient,
  item: PipelineItem,
  changes: PipelineChange,
  was: PipelineChange,
): Promise<PipelineItem> {
  const before = shownItem(client, item.id) ?? item;
  putItem(client, changed(before, changes));
  try {
    const saved = await send(client, item.id, changes, was);
    putItem(client, saved);
    return saved;
  } catch (error) {
    const present = shownItem(client, item.id);
    const { stageSince, reached, passReason } = before;
    const moved = changes.stage === undefined ? {} : { stageSince, reached, passReason };
    if (present) putItem(client, { ...put(present, valuesOf(before, changes)), ...moved });
    if (isConflict(error)) await renewPipeline(client);
    else renewWhenQuiet(client);
    throw error;
  }
}

const writesOf = (client: QueryClient): PipelineWrites => {
  const add: PipelineWrites['add'] = async (draft) => {
    const item = await inTurn(client, () => api.call(addToPipeline, { body: draft }));
    putItem(client, item);
    return item;
  };
  return {
    add,
    edit: (item, changes, was = valuesOf(item, changes)) => edit(client, item, changes, was),
    async remove(item) {
      dropItem(client, item);
      try {
        await inTurn(client, () => api.call(deletePipelineItem, { params: { id: item.id } }));
      } catch (error) {
        // Already deleted, in another tab.
        if (error instanceof ApiError && error.status === 404) return;
        putItem(client, item);
        throw error;
      }
    },
    async restore(item) {
      const { stage, passReason, reached } = item;
      const added = await add({ ...draftOf(item), stage: reached });
      if (reached === stage) return added;
      const saved = await send(client, added.id, { stage, passReason }, {});
      putItem(client, saved);
      return saved;
    },
  };
};

/** Writes to the member's pipeline, shown at once. */
export function usePipelineWrites(): PipelineWrites {
  const client = useQueryClient();
  return useMemo(() => writesOf(client), [client]);
}
