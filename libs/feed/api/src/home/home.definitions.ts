import type { TaskDefinition } from '@upround/shared/tasks';
import { followed, posted } from '@upround/shared/ports';
import * as z from 'zod/mini';

/**
 * Pushes a new post into the homes of those who follow its author or joined its pod. Many are taken at a time, because
 * each take makes PostgreSQL skip the index entries of those taken before.
 */
export const fanOut = {
  name: 'feed.fan-out',
  data: posted.data,
  batch: 200,
  expireSeconds: 900,
} satisfies TaskDefinition;

/** Fills a home with the newest posts of a newly followed person, or of a pod newly joined. */
export const backfill = {
  name: 'feed.home-backfill',
  data: followed.data,
} satisfies TaskDefinition;

/** Cuts homes back to their size. */
export const trimHomes = {
  name: 'feed.home-trim',
  data: z.object({ userIds: z.array(z.string()) }),
} satisfies TaskDefinition;

/** Takes away the pictures of a deleted post. */
export const forgetPost = {
  name: 'feed.forget-post',
  data: z.object({ postId: z.string() }),
} satisfies TaskDefinition;
