import {
  addToPipeline,
  deletePipelineItem,
  editPipelineItem,
  importPipeline,
  listPipeline,
} from '@upround/trackers/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { isId } from '@upround/shared/db';
import { AppError, implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import type { TrackersSettings } from '../trackers-settings';
import { importItems } from './import-pipeline.service';
import { toItem } from './pipeline.columns';
import { addItem, editItem, removeItem } from './pipeline.service';
import { listItems } from './pipeline.store';

/** @throws AppError `NOT_FOUND` for what is no id of an item */
function itemId(id: string): string {
  if (!isId(id)) throw new AppError(coreErrors.NOT_FOUND);
  return id;
}

/** The calls of a member's pipeline. */
export const pipelineRoutes = (settings: TrackersSettings): CallImplementation[] => [
  implement(listPipeline, {
    handle: async (context) => ({
      data: (await listItems(context.db, memberOf(context).userId)).map(toItem),
    }),
  }),
  implement(addToPipeline, { handle: (context, { body }) => addItem(settings, context, body) }),
  implement(editPipelineItem, {
    handle: (context, { params, body }) => editItem(settings, context, itemId(params.id), body),
  }),
  implement(deletePipelineItem, {
    handle: (context, { params }) => removeItem(settings, context, itemId(params.id)),
  }),
  implement(importPipeline, {
    handle: (context, { body }) => importItems(settings, context, body),
  }),
];
