import { defineCall, defineErrors } from '@upround/shared/contract-core';
import { kindsThat, referenceFields, textLimits, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';

export const reportErrors = defineErrors({
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
  }),
  access: 'member',
  limit: 'report',
  thrown: 'Failed to report post: {message}',
  response: z.object({ receipt: z.string(), receivedAt: z.string() }),
  errors: [reportErrors.OWN_CONTENT],
});
