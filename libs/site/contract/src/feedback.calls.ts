import { defineCall } from '@upround/shared/contract-core';
import { feedbackDraftSchema, feedbackReceiptSchema } from './feedback.schema';

export const sendFeedback = defineCall({
  id: 'site.sendFeedback',
  summary: 'Sends feedback to the people who run the community; open to guests',
  method: 'POST',
  version: 'v1',
  path: '/feedback',
  access: 'guest',
  limit: 'feedback',
  body: feedbackDraftSchema,
  status: 201,
  response: feedbackReceiptSchema,
});
