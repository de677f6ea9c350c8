export { createSocketHub, mostConnections } from './socket-hub';
export type { SocketHubOptions } from './socket-hub';
export type { RealtimeDeps, RealtimePart, SignedTokenRequest } from './realtime-part';
export { createAblyHub } from './ably-hub';
export type { AblyHubOptions } from './ably-hub';
