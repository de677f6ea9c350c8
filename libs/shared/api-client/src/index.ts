export { api, createApiClient } from './api-client';
export type { ApiClient, ApiSettings, CallOptions } from './api-client';
export { ApiError, ContractError, NetworkError } from './errors';
export type { FailureEntry } from './errors';
export type { RefreshCall } from './refresher';
export { addressOf } from './request';
export type { TokenBox } from './token-box';
