export { createRealtime } from './realtime';
export type { Realtime, RealtimePorts, RealtimeState } from './realtime';
export { loadTransport } from './load-transport';
export type { AblyTokenRequest, Transport, TransportKind, TransportPorts } from './transport';
export type { AblyService } from './ably-service';
