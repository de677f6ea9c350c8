import { defineErrors } from '@upround/shared/contract-core';

export const authErrors = defineErrors({
  WRONG_CREDENTIALS: { status: 401, sentence: 'The e-mail and the password or code do not match.' },
  // Not 401: the session is good, what was typed is not.
  WRONG_PASSWORD: { status: 403, sentence: 'This isn’t your current password.' },
  WRONG_CODE: { status: 403, sentence: 'This code is wrong or expired.' },
  SAME_EMAIL: { status: 409, sentence: 'This is already your email address.' },
  EMAIL_TAKEN: { status: 409, sentence: 'Another account uses this email address now.' },
  REFRESH_INVALID: { status: 401, sentence: 'You are logged out. Log in again.' },
  FOREIGN_ORIGIN: { status: 403, sentence: 'This request came from another site.' },
  NO_REALTIME_TOKEN: { status: 404, sentence: 'Events reach pages without a token here.' },
});
