export { decodeText } from './decode-text';
export { isPublicAddress } from './public-address';
export { createSafeFetch } from './safe-fetch';
export type { SafeAnswer, SafeFetch, SafeFetchParts, SafeRequest } from './safe-fetch';
export { SafeFetchError } from './safe-fetch-error';
export type { SafeFetchCode } from './safe-fetch-error';
export type { Connect, ConnectTarget } from './pinned-connection';
export type { Resolve } from './resolve-host';
