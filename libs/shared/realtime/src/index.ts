export { createRealtime, loadTransport } from '@upround/shared/realtime-client';
export type {
  AblyTokenRequest,
  Realtime,
  RealtimePorts,
  RealtimeState,
  Transport,
  TransportKind,
  TransportPorts,
} from '@upround/shared/realtime-client';
export {
  RealtimeProvider,
  useRealtimeAtOnce,
  useRealtimeEvent,
  useRealtimeGap,
  useRealtimeState,
} from './use-realtime';
export type { EventDefinition, LazyEventDefinition } from './use-realtime';
