import type { AblyService } from './ably-service';
import type { Transport, TransportKind, TransportPorts } from './transport';

/**
 * Loads what carries events: socket.io on the API, or Ably. Neither is loaded before it is needed.
 *
 * @param kind which service it is
 * @param ports what it needs of the app
 * @param service where Ably is, if not at Ably
 * @throws when its code cannot be loaded
 */
export async function loadTransport(
  kind: TransportKind,
  ports: TransportPorts,
  service?: AblyService,
): Promise<Transport> {
  if (kind === 'ably') return (await import('./ably-transport')).ablyTransport(ports, service);
  return (await import('./socket-transport')).socketTransport(ports);
}
