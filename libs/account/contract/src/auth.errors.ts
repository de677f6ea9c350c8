import { defineErrors } from '@upround/shared/contract-core';

export const authErrors = defineErrors({
  WRONG_CREDENTIALS: { status: 401, sentence: 'The email and the password or code don’t match.' },
  // Not 401: the session is good, what was typed is not.
  WRONG_PASSWORD: { status: 403, sentence: 'This isn’t your current password.' },
  WRONG_CODE: { status: 403, sentence: 'This code is wrong or has expired.' },
  SAME_EMAIL: { status: 409, sentence: 'This is already your email address.' },
  EMAIL_TAKEN: { status: 409, sentence: 'Another account uses this email address now.' },
  REFRESH_INVALID: { status: 401, sentence: 'You’ve been logged out. Log in again.' },
  FOREIGN_ORIGIN: { status: 403, sentence: 'This request came from another site.' },
  NO_REALTIME_TOKEN: { status: 404, sentence: 'Live updates don’t need a token here.' },
});
