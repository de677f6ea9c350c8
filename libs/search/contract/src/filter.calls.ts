import { defineCall } from '@upround/shared/contract-core';
import { filteredRecordLists } from '@upround/shared/domain';
import * as z from 'zod/mini';

/** The lists that say what they can be filtered by. */
export const filteredLists = ['SEARCH', ...filteredRecordLists] as const;
const filteredListSchema = z.enum(filteredLists);

/** One thing to filter a list by, and what it takes. */
export const listFilterSchema = z.object({
  /** The list that it belongs to. */
  type: filteredListSchema,
  /** What people read above it. */
  title: z.string(),
  /** The name of the list's query field. */
  query: z.string(),
  filters: z.array(z.object({ title: z.string(), value: z.string() })),
});
export type ListFilter = z.output<typeof listFilterSchema>;

const response = z.object({ data: z.array(listFilterSchema) });

export const listAllFilters = defineCall({
  id: 'search.listAllFilters',
  summary: 'Returns the filters of every list',
  method: 'GET',
  version: 'v1',
  path: '/filter',
  access: 'guest',
  limit: 'read',
  response,
});

export const listFilters = defineCall({
  id: 'search.listFilters',
  summary: 'Returns the filters of one list',
  method: 'GET',
  version: 'v1',
  path: '/filter',
  selectedBy: ['type'],
  query: z.strictObject({ type: filteredListSchema }),
  access: 'guest',
  limit: 'read',
  response,
});
