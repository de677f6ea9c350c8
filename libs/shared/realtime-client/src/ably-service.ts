import type { ClientOptions } from 'ably';

/** Where Ably's service is, if not at Ably, and how soon it is tried again. */
export type AblyService = Pick<
  ClientOptions,
  'endpoint' | 'port' | 'tls' | 'disconnectedRetryTimeout'
>;
