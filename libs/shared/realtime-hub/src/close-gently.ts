import { setTimeout as pause } from 'node:timers/promises';

interface WebSocketLike {
  close(code: number): void;
  terminate(): void;
}

/** A connection of the engine, as far as its end goes. */
export interface EngineClient {
  transport: { name: string; socket?: WebSocketLike; closeTimeout?: number };
  once(event: 'close', heard: () => void): void;
  close(discard?: boolean): void;
}

/** "Service restart" (RFC 6455): come again, to another process. */
const RESTART = 1012;
/** Whoever does not answer the farewell within this time is cut. */
const FAREWELL_MS = 1_000;

/** Ends connections so that pages know to connect again, each within a second. */
export async function closeGently(clients: readonly EngineClient[]): Promise<void> {
  const gone = clients.map((client) => {
    const closed = new Promise<void>((resolve) => client.once('close', resolve));
    const { transport } = client;
    if (transport.name === 'websocket' && transport.socket !== undefined) {
      transport.socket.close(RESTART);
    } else {
      transport.closeTimeout = FAREWELL_MS;
      client.close();
    }
    return closed;
  });
  const timer = new AbortController();
  const late = pause(FAREWELL_MS, undefined, { signal: timer.signal }).catch(() => undefined);
  await Promise.race([Promise.all(gone), late]);
  timer.abort();
  for (const { transport } of clients) transport.socket?.terminate();
}
