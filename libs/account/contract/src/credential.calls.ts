import { defineCall } from '@upround/shared/contract-core';
import * as z from 'zod/mini';
import { authErrors } from './auth.errors';
import {
  codeSchema,
  emailSchema,
  mailedSchema,
  newPasswordSchema,
  passwordSchema,
  sessionUserSchema,
} from './auth.schema';

// Restricted people may make these calls, too, because they secure the account.
const own = { version: 'v2', access: 'member', openToRestricted: true, limit: 'signIn' } as const;

export const requestEmailChange = defineCall({
  ...own,
  id: 'account.requestEmailChange',
  summary: 'Emails a code to the new email address; requires the current password',
  method: 'POST',
  path: '/auth/email',
  body: z.strictObject({ email: emailSchema, password: passwordSchema }),
  status: 202,
  response: mailedSchema,
  errors: [authErrors.WRONG_PASSWORD, authErrors.SAME_EMAIL],
});

export const confirmEmailChange = defineCall({
  ...own,
  id: 'account.confirmEmailChange',
  summary: 'Changes your email address with the code emailed to the new one',
  method: 'PATCH',
  path: '/auth/email',
  body: z.strictObject({ code: codeSchema }),
  response: sessionUserSchema,
  errors: [authErrors.WRONG_CODE, authErrors.EMAIL_TAKEN],
});

export const changePassword = defineCall({
  ...own,
  id: 'account.changePassword',
  summary: 'Changes your password and ends your other sessions',
  method: 'PATCH',
  path: '/auth/password',
  body: z.strictObject({ current: passwordSchema, password: newPasswordSchema }),
  /** How many other sessions were ended. */
  response: z.object({ endedSessions: z.int() }),
  errors: [authErrors.WRONG_PASSWORD],
});
