import { defineErrors } from '@upround/shared/contract-core';

export const authErrors = defineErrors({
  WRONG_CREDENTIALS: { status: 401, sentence: 'The e-mail and the password or code do not match.' },
  REFRESH_INVALID: { status: 401, sentence: 'You are logged out. Log in again.' },
  FOREIGN_ORIGIN: { status: 403, sentence: 'This request came from another site.' },
  NO_REALTIME_TOKEN: { status: 404, sentence: 'Events reach pages without a token here.' },
});
