import type { Transport, TransportKind, TransportPorts } from './transport';

/**
 * Loads what carries events: socket.io on the API, or Ably. Neither is loaded before it is needed.
 *
 * @throws when its code cannot be loaded
 */
export async function loadTransport(
  kind: TransportKind,
  ports: TransportPorts,
): Promise<Transport> {
  if (kind === 'ably') return (await import('./ably-transport')).ablyTransport(ports);
  return (await import('./socket-transport')).socketTransport(ports);
}
