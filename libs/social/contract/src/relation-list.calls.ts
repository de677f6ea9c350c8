import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema, personListItemSchema, textLimits, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { bookmarkTypes, likeTypes } from './relation.calls';

export const listLikers = defineCall({
  id: 'social.listLikers',
  summary: 'Lists the people who liked a record: people you follow first, then the newest',
  method: 'GET',
  version: 'v2',
  path: '/like',
  query: z.strictObject({ type: z.enum(likeTypes), id: idSchema, ...segmentQuery }),
  access: 'guest',
  limit: 'read',
  paging: 'segment',
  response: segmentOf(
    z.extend(personListItemSchema, {
      /** They follow the reader. */
      followsYou: z.optional(z.boolean()),
    }),
  ),
});

export const listFollows = defineCall({
  id: 'social.listFollows',
  summary: 'Lists a person’s followers, or the people they follow',
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
  limit: 'read',
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
  summary: 'Lists your saved records, newest first',
  method: 'GET',
  version: 'v1',
  path: '/bookmark',
  query: z.strictObject({ referenceType: z.optional(z.enum(bookmarkTypes)), ...segmentQuery }),
  access: 'member',
  paging: 'segment',
  response: segmentOf(bookmarkSchema),
});
