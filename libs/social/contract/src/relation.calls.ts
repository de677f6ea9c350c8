import { defineCall, defineErrors, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import {
  idSchema,
  personListItemSchema,
  referenceFields,
  relationSchema,
  textLimits,
  textOf,
} from '@upround/shared/domain';
import * as z from 'zod/mini';

/** What each verb may point at. */
export const likeTypes = ['POST', 'THREAD', 'COMMENT', 'REPLY'] as const;
export const bookmarkTypes = ['POST', 'THREAD'] as const;
export const followTypes = ['USER', 'POD'] as const;

export const followErrors = defineErrors({
  OWN_ACCOUNT: { status: 400, sentence: 'You cannot follow yourself.' },
});

const likeBody = z.strictObject(referenceFields(likeTypes));
const bookmarkBody = z.strictObject(referenceFields(bookmarkTypes));
const followBody = z.strictObject(referenceFields(followTypes));

const shared = {
  version: 'v1',
  access: 'member',
  limit: 'reaction',
  response: relationSchema,
} as const;

export const like = defineCall({
  ...shared,
  id: 'social.like',
  summary: 'Likes a record; a second like changes nothing',
  method: 'POST',
  path: '/like',
  body: likeBody,
});

export const unlike = defineCall({
  ...shared,
  id: 'social.unlike',
  summary: 'Takes a like back',
  method: 'DELETE',
  path: '/like',
  status: 200,
  body: likeBody,
});

export const bookmark = defineCall({
  ...shared,
  id: 'social.bookmark',
  summary: 'Saves a record for later',
  method: 'POST',
  path: '/bookmark',
  body: bookmarkBody,
});

export const unbookmark = defineCall({
  ...shared,
  id: 'social.unbookmark',
  summary: 'Takes a saved record off the list',
  method: 'DELETE',
  path: '/bookmark',
  status: 200,
  body: bookmarkBody,
});

export const follow = defineCall({
  ...shared,
  id: 'social.follow',
  summary: 'Follows a person or joins a pod',
  method: 'POST',
  path: '/follow',
  body: followBody,
  errors: [followErrors.OWN_ACCOUNT],
});

export const unfollow = defineCall({
  ...shared,
  id: 'social.unfollow',
  summary: 'Stops following a person or leaves a pod',
  method: 'DELETE',
  path: '/follow',
  status: 200,
  body: followBody,
});

export const listLikers = defineCall({
  id: 'social.listLikers',
  summary: 'Lists who liked a record: those whom one follows first, then the newest',
  method: 'GET',
  version: 'v2',
  path: '/like',
  query: z.strictObject({ type: z.enum(likeTypes), id: idSchema, ...segmentQuery }),
  access: 'guest',
  paging: 'segment',
  response: segmentOf(personListItemSchema),
});

export const listFollows = defineCall({
  id: 'social.listFollows',
  summary: 'Lists a person’s followers, or whom they follow',
  method: 'GET',
  version: 'v2',
  path: '/follow',
  query: z.strictObject({
    userId: idSchema,
    direction: z.optional(z.enum(['followers', 'following'])),
    /** Part of a name or slug. A page may hold fewer than it could while more follow. */
    search: z.optional(textOf(textLimits.displayName)),
    ...segmentQuery,
  }),
  access: 'guest',
  paging: 'segment',
  response: segmentOf(
    z.extend(personListItemSchema, {
      /** They follow the reader. */
      followsYou: z.optional(z.boolean()),
      /** They and the reader follow each other. */
      mutual: z.optional(z.boolean()),
    }),
  ),
});

/** Enough of a record to show it in a list. */
export const recordSummarySchema = z.object({
  slug: z.string(),
  title: z.string(),
  author: z.string(),
});

/** One saved record: what it points at, and when it was saved. The record itself is read by its slice. */
const bookmarkSchema = z.object({
  referenceType: z.enum(bookmarkTypes),
  referenceId: z.string(),
  createdAt: z.string(),
  record: recordSummarySchema,
});
export type SavedRecord = z.output<typeof bookmarkSchema>;

export const listBookmarks = defineCall({
  id: 'social.listBookmarks',
  summary: 'Lists one’s own saved records, newest first',
  method: 'GET',
  version: 'v1',
  path: '/bookmark',
  query: z.strictObject({ referenceType: z.optional(z.enum(bookmarkTypes)), ...segmentQuery }),
  access: 'member',
  paging: 'segment',
  response: segmentOf(bookmarkSchema),
});
