import { defineCall } from '@upround/shared/contract-core';
import * as z from 'zod/mini';
import { authErrors } from './auth.errors';
import {
  codePurposeSchema,
  codeSchema,
  displayNameSchema,
  emailSchema,
  mailedSchema,
  newPasswordSchema,
  passwordSchema,
  signedInSchema,
} from './auth.schema';

export const signIn = defineCall({
  id: 'account.signIn',
  summary: 'Logs in with a password or an emailed code',
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
  summary: 'Starts a sign-up and emails a code to confirm it',
  method: 'POST',
  version: 'v2',
  path: '/auth/register',
  access: 'guest',
  limit: 'signIn',
  switch: 'signUp',
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
  summary: 'Emails a one-time code to log in or to set a new password',
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
  summary: 'Sets a new password with an emailed code and ends every session',
  method: 'POST',
  version: 'v2',
  path: '/auth/reset',
  access: 'guest',
  limit: 'signIn',
  body: z.strictObject({ email: emailSchema, code: codeSchema, password: newPasswordSchema }),
  response: signedInSchema,
  errors: [authErrors.WRONG_CREDENTIALS],
});
