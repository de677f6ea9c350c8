import { defineCall } from '@upround/shared/contract-core';
import { authErrors } from './auth.errors';
import { realtimeTokenSchema } from './realtime.schema';

export const readRealtimeToken = defineCall({
  id: 'account.readRealtimeToken',
  summary:
    'Signs a request by which the page gets a token of Ably, for the person’s own events alone',
  method: 'GET',
  version: 'v1',
  path: '/realtime/token',
  access: 'member',
  response: realtimeTokenSchema,
  errors: [authErrors.NO_REALTIME_TOKEN],
});
