/** One refusal of the API: a stable code, its status and the sentence that people read. */
export interface ErrorDefinition {
  code: string;
  status: number;
  sentence: string;
}

/**
 * Defines the refusals of a slice.
 *
 * @param table UPPER_SNAKE code to status and sentence
 * @returns the same table with each code inside its definition, frozen
 */
export function defineErrors<
  const Table extends Record<string, { status: number; sentence: string }>,
>(table: Table): { readonly [Code in keyof Table & string]: ErrorDefinition } {
  return Object.freeze(
    Object.fromEntries(
      Object.entries(table).map(([code, row]) => [code, Object.freeze({ code, ...row })]),
    ),
  ) as { readonly [Code in keyof Table & string]: ErrorDefinition };
}

/** The refusals that any call may answer. */
export const coreErrors = defineErrors({
  MALFORMED: { status: 400, sentence: 'We couldn’t read this request.' },
  INVALID_FIELD: { status: 400, sentence: 'This value isn’t valid.' },
  INVALID_CURSOR: {
    status: 400,
    sentence: 'We lost your place in this list. Reload to start from the top.',
  },
  // The three token sentences are read by clients word for word.
  TOKEN_EXPIRED: { status: 401, sentence: 'jwt expired' },
  TOKEN_INVALID: { status: 401, sentence: 'invalid token' },
  ACCOUNT_DISABLED: { status: 401, sentence: 'account disabled' },
  LOGIN_REQUIRED: { status: 401, sentence: 'login required' },
  ACCOUNT_RESTRICTED: { status: 403, sentence: 'account restricted' },
  FORBIDDEN: { status: 403, sentence: 'You don’t have permission to do this.' },
  NOT_FOUND: { status: 404, sentence: 'We couldn’t find this. It may have been deleted.' },
  METHOD_NOT_ALLOWED: { status: 405, sentence: 'This URL doesn’t support this kind of request.' },
  REQUEST_TIMEOUT: { status: 408, sentence: 'The request took too long to arrive.' },
  CONFLICT: {
    status: 409,
    sentence: 'This changed after you opened it, or is still being saved. Reload and try again.',
  },
  BODY_TOO_LARGE: { status: 413, sentence: 'This is too large.' },
  URI_TOO_LONG: { status: 414, sentence: 'This URL is too long.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, sentence: 'This type of content isn’t supported here.' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    sentence: 'This Idempotency-Key was already used for another request.',
  },
  RATE_LIMITED: { status: 429, sentence: 'Too many requests. Wait a moment and try again.' },
  HEADERS_TOO_LARGE: { status: 431, sentence: 'The request headers are too large.' },
  INTERNAL: {
    status: 500,
    sentence: 'Something went wrong on our side. Try again.',
  },
  UNAVAILABLE: { status: 503, sentence: 'We’re temporarily unavailable. Try again in a moment.' },
  STORAGE_FULL: { status: 507, sentence: 'We’re out of storage right now. Try again later.' },
});
