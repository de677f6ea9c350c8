import { defineCall, defineErrors } from '@upround/shared/contract-core';
import {
  kindsThat,
  referenceFields,
  reportCategories,
  textLimits,
  textOf,
} from '@upround/shared/domain';
import * as z from 'zod/mini';

export const reportErrors = defineErrors({
  NO_AUTHOR: {
    status: 400,
    sentence: 'You can’t mute or block the author, because no member wrote this.',
  },
  OWN_CONTENT: { status: 400, sentence: 'You can’t report your own content.' },
});

export const report = defineCall({
  id: 'social.report',
  summary: 'Reports a record to the moderators; returns an empty body',
  method: 'POST',
  version: 'v1',
  path: '/report',
  query: z.strictObject({
    ...referenceFields(kindsThat('report')),
    message: textOf(textLimits.reportMessage),
    /** `OTHER` by default. */
    category: z.optional(z.enum(reportCategories)),
    /** Hides the author from you too. */
    also: z.optional(z.enum(['MUTE', 'BLOCK'])),
  }),
  access: 'member',
  limit: 'report',
  thrown: 'Failed to report post: {message}',
  response: z.object({ receipt: z.string(), receivedAt: z.string() }),
  errors: [reportErrors.NO_AUTHOR, reportErrors.OWN_CONTENT],
});
