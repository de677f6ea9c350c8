import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { podSchema } from './pod.schema';

/** The most pods that one page holds; the list of pods asks for so many. */
export const POD_LIST_LIMIT = 50;

export const listPods = defineCall({
  id: 'feed.listPods',
  summary: 'Lists pods, those with the most members first',
  method: 'GET',
  version: 'v1',
  path: '/pod',
  query: z.strictObject(segmentQuery),
  access: 'guest',
  limit: 'read',
  paging: 'segment',
  response: segmentOf(podSchema),
});

export const readPod = defineCall({
  id: 'feed.readPod',
  summary: 'Reads one pod by id or slug',
  method: 'GET',
  version: 'v1',
  path: '/pod/{id}',
  params: z.strictObject({ id: idSchema }),
  access: 'guest',
  limit: 'read',
  response: podSchema,
});
