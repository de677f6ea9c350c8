export { createRealtime } from './realtime';
export type { Realtime, RealtimePorts, RealtimeState } from './realtime';
export { loadTransport } from './load-transport';
export type { AblyTokenRequest, Transport, TransportKind, TransportPorts } from './transport';
export {
  RealtimeProvider,
  useRealtimeAtOnce,
  useRealtimeEvent,
  useRealtimeGap,
  useRealtimeState,
} from './use-realtime';
export type { EventDefinition } from './use-realtime';
