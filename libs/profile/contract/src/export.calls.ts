import { defineCall } from '@upround/shared/contract-core';
import * as z from 'zod/mini';
import { profileErrors } from './profile-errors';

export const exportStates = ['WAITING', 'RUNNING', 'READY', 'FAILED', 'EXPIRED'] as const;

export const exportSchema = z.object({
  id: z.string(),
  state: z.enum(exportStates),
  /** Per cent. */
  progress: z.int(),
  requestedAt: z.string(),
  /** Until when the file can be fetched; null until it is there. */
  expiresAt: z.nullable(z.string()),
  /** Bytes of the file; null until it is there. */
  size: z.nullable(z.int()),
  /** Where the file is, for its owner alone; null unless it is there. */
  url: z.nullable(z.string()),
});
export type DataExport = z.output<typeof exportSchema>;

const shared = { version: 'v1', path: '/export', access: 'member' } as const;

export const listExports = defineCall({
  ...shared,
  id: 'profile.listExports',
  summary: 'Lists your exports and their progress, newest first',
  method: 'GET',
  response: z.object({ data: z.array(exportSchema) }),
});

export const requestExport = defineCall({
  ...shared,
  id: 'profile.requestExport',
  summary: 'Requests a ZIP file of all your data, once a day',
  method: 'POST',
  openToRestricted: true,
  status: 202,
  response: exportSchema,
  errors: [profileErrors.EXPORT_TOO_SOON],
});
