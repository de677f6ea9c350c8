import { coreErrors, switchErrors, switchNames } from '@upround/shared/contract-core';
import type { AnyCall, ErrorDefinition, ErrorDocs } from '@upround/shared/contract-core';

/** When each error is answered that any call may answer. */
const when: Record<keyof typeof coreErrors, string> = {
  MALFORMED: 'When the request cannot be parsed, for instance when its JSON is broken.',
  INVALID_FIELD:
    'When a field is missing, unknown or out of bounds. `path` names the field; an answer has one line for each wrong field, up to 20.',
  INVALID_CURSOR: 'When `cursor` doesn’t come from this list, or was issued to another viewer.',
  TOKEN_EXPIRED: 'When the access token is older than 15 minutes. Refresh it and repeat the call.',
  TOKEN_INVALID: 'When the access token was not issued here, or its session has ended.',
  ACCOUNT_DISABLED: 'When the account of the access token is banned or deleted.',
  LOGIN_REQUIRED: 'When there is no access token.',
  ACCOUNT_RESTRICTED: 'When a moderator has restricted the account: it can read but not write.',
  FORBIDDEN: 'When the record belongs to someone else, or the call needs a role that you lack.',
  NOT_FOUND: 'When the record does not exist, is deleted, or is not visible to you.',
  METHOD_NOT_ALLOWED: 'When the URL doesn’t support the method. `Allow` lists the ones it does.',
  REQUEST_TIMEOUT: 'When the request did not arrive completely within ten seconds.',
  CONFLICT: 'When another request changed the record at the same moment.',
  BODY_TOO_LARGE: 'When the body or a file is larger than the call accepts.',
  URI_TOO_LONG: 'When the path and query are too long.',
  UNSUPPORTED_MEDIA_TYPE: 'When the body has another content type than the call takes.',
  IDEMPOTENCY_KEY_REUSED: 'When the key was already used for a different request.',
  RATE_LIMITED: 'When a rate limit is used up. `Retry-After` says when to try again.',
  HEADERS_TOO_LARGE: 'When the headers are larger than 16 KB.',
  INTERNAL: 'When the server fails unexpectedly. The log has the cause under `requestId`.',
  UNAVAILABLE: 'When the server is overloaded, starting or stopping. Try again later.',
  STORAGE_FULL: 'When the server’s disk is full.',
};

/** Those that a proxy in front of the server may answer as well are the same for every call. */
const everywhere = [
  coreErrors.MALFORMED,
  coreErrors.INVALID_FIELD,
  coreErrors.RATE_LIMITED,
  coreErrors.UNAVAILABLE,
  coreErrors.INTERNAL,
  coreErrors.URI_TOO_LONG,
  coreErrors.METHOD_NOT_ALLOWED,
  coreErrors.HEADERS_TOO_LARGE,
];
const ofTokens = [coreErrors.TOKEN_EXPIRED, coreErrors.TOKEN_INVALID, coreErrors.ACCOUNT_DISABLED];
const ofWrites = [
  coreErrors.BODY_TOO_LARGE,
  coreErrors.UNSUPPORTED_MEDIA_TYPE,
  coreErrors.IDEMPOTENCY_KEY_REUSED,
  coreErrors.CONFLICT,
  coreErrors.STORAGE_FULL,
  coreErrors.REQUEST_TIMEOUT,
];

/** The error of the call's switch, unless the call declares one with the same code. */
function switchErrorOf({ switch: name, errors }: AnyCall): ErrorDefinition[] {
  if (name === undefined) return [];
  const error = switchErrors[name];
  return errors.some(({ code }) => code === error.code) ? [] : [error];
}

/** The errors that this call can answer, besides its own. */
export function commonErrors(call: AnyCall): ErrorDefinition[] {
  const takesInput = [call.params, call.query, call.body].some((part) => part !== undefined);
  return [
    ...everywhere,
    ...switchErrorOf(call),
    ...(call.access === 'refresh' ? [] : ofTokens),
    ...(call.access === 'member' ? [coreErrors.LOGIN_REQUIRED, coreErrors.FORBIDDEN] : []),
    ...(takesInput ? [coreErrors.NOT_FOUND] : []),
    ...(call.paging === 'segment' ? [coreErrors.INVALID_CURSOR] : []),
    ...(call.method === 'GET' ? [] : [...ofWrites, coreErrors.ACCOUNT_RESTRICTED]),
  ];
}

/** When the common errors are answered. */
export const commonErrorDocs: readonly ErrorDocs[] = [
  ...Object.entries(coreErrors).map(([code, error]) => ({
    error,
    when: when[code as keyof typeof coreErrors],
  })),
  ...switchNames.map((name) => ({
    error: switchErrors[name],
    when: 'When an admin has switched this off. `Retry-After` says when to try again.',
  })),
];
