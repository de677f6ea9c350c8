export { api, createApiClient } from './api-client';
export type { ApiClient, ApiSettings, CallOptions } from './api-client';
export { backOff, isTransient } from './back-off';
export type { BackOffBounds } from './back-off';
export { ApiError, ContractError, isSwitchedOff, NetworkError } from './errors';
export type { FailureEntry } from './errors';
export type { RefreshCall } from './refresher';
export { addressOf } from './request';
export type { TokenStore } from './token-store';
