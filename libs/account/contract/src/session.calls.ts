import { defineCall } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { authErrors } from './auth.errors';
import { sessionSchema, signedInSchema } from './auth.schema';

export const refreshToken = defineCall({
  id: 'account.refreshToken',
  summary: 'Rotates the refresh cookie and returns a new access token',
  method: 'PATCH',
  version: 'v2',
  path: '/auth',
  access: 'refresh',
  limit: 'read',
  openToRestricted: true,
  response: z.object({ token: z.string() }),
  errors: [authErrors.REFRESH_INVALID, authErrors.FOREIGN_ORIGIN],
});

export const signOut = defineCall({
  id: 'account.signOut',
  summary: 'Ends the current session',
  method: 'DELETE',
  version: 'v2',
  path: '/auth',
  access: 'member',
  openToRestricted: true,
});

export const listSessions = defineCall({
  id: 'account.listSessions',
  summary: 'Lists the devices you’re logged in on',
  method: 'GET',
  version: 'v2',
  path: '/auth/session',
  access: 'member',
  response: z.object({ data: z.array(sessionSchema) }),
});

export const endSession = defineCall({
  id: 'account.endSession',
  summary: 'Ends one of your sessions',
  method: 'DELETE',
  version: 'v2',
  path: '/auth/session/{id}',
  params: z.strictObject({ id: idSchema }),
  access: 'member',
  openToRestricted: true,
});

/** The signed-in person, read at start from the session that the cookie opened. */
export const readSession = defineCall({
  id: 'account.readSession',
  summary: 'Returns the signed-in person',
  method: 'GET',
  version: 'v2',
  path: '/auth/session/current',
  access: 'member',
  response: signedInSchema.shape.user,
});
