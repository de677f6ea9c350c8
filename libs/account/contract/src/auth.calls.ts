import { defineCall, defineErrors } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import {
  codePurposeSchema,
  codeSchema,
  displayNameSchema,
  emailSchema,
  newPasswordSchema,
  passwordSchema,
  sessionSchema,
  signedInSchema,
} from './auth.schema';

export const authErrors = defineErrors({
  WRONG_CREDENTIALS: { status: 401, sentence: 'The e-mail and the password or code do not match.' },
  REFRESH_INVALID: { status: 401, sentence: 'You are logged out. Log in again.' },
  FOREIGN_ORIGIN: { status: 403, sentence: 'This request came from another site.' },
  NO_REALTIME_TOKEN: { status: 404, sentence: 'Events reach pages without a token here.' },
});

/** Says that a mail is on its way, whether or not the address is known. */
const mailedSchema = z.object({ mailed: z.literal(true) });

export const signIn = defineCall({
  id: 'account.signIn',
  summary: 'Signs in by password or by a mailed code',
  method: 'POST',
  version: 'v2',
  path: '/auth',
  access: 'guest',
  limit: 'signIn',
  body: z.union([
    z.strictObject({ email: emailSchema, password: passwordSchema }),
    z.strictObject({ email: emailSchema, code: codeSchema }),
  ]),
  response: signedInSchema,
  errors: [authErrors.WRONG_CREDENTIALS],
});

export const register = defineCall({
  id: 'account.register',
  summary: 'Begins a sign-up; a code to confirm it is mailed',
  method: 'POST',
  version: 'v2',
  path: '/auth/register',
  access: 'guest',
  limit: 'signIn',
  body: z.strictObject({
    email: emailSchema,
    password: newPasswordSchema,
    displayName: displayNameSchema,
  }),
  status: 202,
  response: mailedSchema,
});

export const requestCode = defineCall({
  id: 'account.requestCode',
  summary: 'Mails a one-time code to sign in or to set a new password',
  method: 'POST',
  version: 'v2',
  path: '/auth/code',
  access: 'guest',
  limit: 'signIn',
  body: z.strictObject({ email: emailSchema, purpose: codePurposeSchema }),
  status: 202,
  response: mailedSchema,
});

export const resetPassword = defineCall({
  id: 'account.resetPassword',
  summary: 'Sets a new password with a mailed code and ends every session',
  method: 'POST',
  version: 'v2',
  path: '/auth/reset',
  access: 'guest',
  limit: 'signIn',
  body: z.strictObject({ email: emailSchema, code: codeSchema, password: newPasswordSchema }),
  response: signedInSchema,
  errors: [authErrors.WRONG_CREDENTIALS],
});

export const refreshToken = defineCall({
  id: 'account.refreshToken',
  summary: 'Rotates the refresh cookie and answers a new access token',
  method: 'PATCH',
  version: 'v2',
  path: '/auth',
  access: 'refresh',
  openToRestricted: true,
  response: z.object({ token: z.string() }),
  errors: [authErrors.REFRESH_INVALID, authErrors.FOREIGN_ORIGIN],
});

export const signOut = defineCall({
  id: 'account.signOut',
  summary: 'Ends this session',
  method: 'DELETE',
  version: 'v2',
  path: '/auth',
  access: 'member',
  openToRestricted: true,
});

export const listSessions = defineCall({
  id: 'account.listSessions',
  summary: 'Lists the devices on which one is signed in',
  method: 'GET',
  version: 'v2',
  path: '/auth/session',
  access: 'member',
  response: z.object({ data: z.array(sessionSchema) }),
});

export const endSession = defineCall({
  id: 'account.endSession',
  summary: 'Ends one of one’s own sessions',
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
  summary: 'Answers who is signed in',
  method: 'GET',
  version: 'v2',
  path: '/auth/session/current',
  access: 'member',
  response: signedInSchema.shape.user,
});
