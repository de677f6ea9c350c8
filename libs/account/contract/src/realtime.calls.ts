import { defineCall } from '@upround/shared/contract-core';
import { authErrors } from './auth.errors';
import { realtimeTokenSchema } from './realtime.schema';

export const readRealtimeToken = defineCall({
  id: 'account.readRealtimeToken',
  summary: 'Signs a request for an Ably token that only covers your own events',
  method: 'GET',
  version: 'v1',
  path: '/realtime/token',
  access: 'member',
  response: realtimeTokenSchema,
  errors: [authErrors.NO_REALTIME_TOKEN],
});
