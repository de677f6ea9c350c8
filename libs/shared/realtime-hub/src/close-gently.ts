import { setTimeout as pause } from 'node:timers/promises';

interface WebSocketLike {
  close(code: number): void;
  terminate(): void;
}

/** The parts of an engine.io connection that closing needs. */
export interface EngineClient {
  transport: { name: string; socket?: WebSocketLike; closeTimeout?: number };
  once(event: 'close', listener: () => void): void;
  close(discard?: boolean): void;
}

/** "Service restart" (RFC 6455): the page connects again, to another process. */
const RESTART = 1012;
/** A connection that does not answer the close frame within this time is terminated. */
const CLOSE_TIMEOUT_MS = 1_000;

/** Closes connections with a code that makes pages connect again; takes at most a second. */
export async function closeGently(clients: readonly EngineClient[]): Promise<void> {
  const gone = clients.map((client) => {
    const closed = new Promise<void>((resolve) => client.once('close', resolve));
    const { transport } = client;
    if (transport.name === 'websocket' && transport.socket !== undefined) {
      transport.socket.close(RESTART);
    } else {
      transport.closeTimeout = CLOSE_TIMEOUT_MS;
      client.close();
    }
    return closed;
  });
  const timer = new AbortController();
  const late = pause(CLOSE_TIMEOUT_MS, undefined, { signal: timer.signal }).catch(() => undefined);
  await Promise.race([Promise.all(gone), late]);
  timer.abort();
  for (const { transport } of clients) transport.socket?.terminate();
}
