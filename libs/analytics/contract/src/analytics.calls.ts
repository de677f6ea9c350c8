import { defineCall } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { captureBatchSchema, clientQuerySchema } from './capture.schema';
import { reportSpans, viewReportSchema } from './report.schema';

/*
 * The first three speak as a PostHog server does, so that the same client serves with and without one. They are of use
 * to that client alone.
 */

export const captureEvents = defineCall({
  id: 'analytics.captureEvents',
  summary: "Accepts events from the app's own analytics client",
  method: 'POST',
  version: 'v1',
  path: '/analytics/e',
  query: clientQuerySchema,
  body: captureBatchSchema,
  access: 'guest',
  openToRestricted: true,
  limit: 'analytics',
  internal: true,
  foreignClient: true,
  response: z.object({ status: z.literal('Ok') }),
});

export const readRemoteConfig = defineCall({
  id: 'analytics.readRemoteConfig',
  summary: 'Returns the analytics client’s settings; nothing that records people is on',
  method: 'GET',
  version: 'v1',
  path: '/analytics/array/{key}/config',
  params: z.strictObject({ key: idSchema }),
  query: clientQuerySchema,
  access: 'guest',
  limit: 'read',
  internal: true,
  response: z.object({
    supportedCompression: z.array(z.string()),
    hasFeatureFlags: z.boolean(),
    sessionRecording: z.literal(false),
    surveys: z.literal(false),
    autocapture_opt_out: z.literal(true),
  }),
});

export const readFlags = defineCall({
  id: 'analytics.readFlags',
  summary: 'Returns a client’s feature flags: none without a PostHog server',
  method: 'POST',
  version: 'v1',
  path: '/analytics/flags',
  query: clientQuerySchema,
  body: z.object({ token: idSchema }),
  access: 'guest',
  openToRestricted: true,
  limit: 'analytics',
  internal: true,
  foreignClient: true,
  response: z.object({
    flags: z.record(z.string(), z.unknown()),
    errorsWhileComputingFlags: z.literal(false),
  }),
});

export const readViewReport = defineCall({
  id: 'analytics.readViewReport',
  summary: 'Counts page views over time; for admins',
  method: 'GET',
  version: 'v1',
  path: '/analytics/report',
  query: z.strictObject({ days: z.optional(z.enum(reportSpans)) }),
  access: 'member',
  response: viewReportSchema,
});
