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
  MALFORMED: { status: 400, sentence: 'This request cannot be read.' },
  INVALID_FIELD: { status: 400, sentence: 'This value is not accepted.' },
  INVALID_CURSOR: {
    status: 400,
    sentence: 'This place in the list is not known. Start again from the top.',
  },
  // The three token sentences are read by clients word for word.
  TOKEN_EXPIRED: { status: 401, sentence: 'jwt expired' },
  TOKEN_INVALID: { status: 401, sentence: 'invalid token' },
  ACCOUNT_DISABLED: { status: 401, sentence: 'account disabled' },
  LOGIN_REQUIRED: { status: 401, sentence: 'login required' },
  ACCOUNT_RESTRICTED: { status: 403, sentence: 'account restricted' },
  FORBIDDEN: { status: 403, sentence: 'You may not do this.' },
  NOT_FOUND: { status: 404, sentence: 'There is nothing here.' },
  METHOD_NOT_ALLOWED: { status: 405, sentence: 'This address does not take this kind of request.' },
  REQUEST_TIMEOUT: { status: 408, sentence: 'The request took too long to arrive.' },
  CONFLICT: { status: 409, sentence: 'Something else changed this first. Look again and retry.' },
  BODY_TOO_LARGE: { status: 413, sentence: 'This is larger than we accept.' },
  URI_TOO_LONG: { status: 414, sentence: 'This address is too long.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, sentence: 'This kind of content is not accepted here.' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    sentence: 'This Idempotency-Key was used for another request.',
  },
  RATE_LIMITED: { status: 429, sentence: 'That was a lot at once. Wait a moment and try again.' },
  HEADERS_TOO_LARGE: { status: 431, sentence: 'The headers of this request are too large.' },
  INTERNAL: {
    status: 500,
    sentence: 'Something went wrong on our side. Your work was not lost; try again.',
  },
  UNAVAILABLE: { status: 503, sentence: 'We cannot answer just now. Try again in a moment.' },
  STORAGE_FULL: { status: 507, sentence: 'There is no room to store this just now.' },
});
