import { isIP, type Socket } from 'node:net';
import { buildConnector } from 'undici';

/** Target of a connection. The name is only sent to the site, in TLS and headers. */
export interface ConnectTarget {
  /** The address that was checked; nothing else is dialled. */
  address: string;
  port: number;
  protocol: 'http:' | 'https:';
  host: string;
}

/** Opens a connection, for https with TLS on it. Tests hand in their own. */
export type Connect = (target: ConnectTarget, signal: AbortSignal) => Promise<Socket>;

/** More addresses than this of one host are not tried. */
const MOST_TRIES = 3;
const TRY_MS = 2_000;

const dial = buildConnector({ timeout: TRY_MS, maxCachedSessions: 0, autoSelectFamily: false });

/** Dials the address itself, so that no second look-up can lead elsewhere. */
export const connectDirectly: Connect = ({ address, port, protocol, host }, signal) =>
  new Promise((done, fail) => {
    const named = isIP(host) === 0 ? { servername: host } : {};
    dial({ hostname: address, protocol, port: String(port), ...named }, (error, socket) => {
      if (error !== null) return fail(error);
      if (!signal.aborted) return done(socket);
      socket.destroy();
      fail(signal.reason);
    });
  });

/**
 * A connector for one host that knows its checked addresses and tries them in turn.
 *
 * @param url the requested address
 * @param addresses of its host, each of them checked
 */
export function pinnedConnector(
  url: URL,
  host: string,
  addresses: readonly string[],
  connect: Connect,
  signal: AbortSignal,
): buildConnector.connector {
  const protocol = url.protocol === 'https:' ? 'https:' : 'http:';
  const port = Number(url.port) || (protocol === 'https:' ? 443 : 80);
  const open = async () => {
    let failure: unknown;
    for (const address of addresses.slice(0, MOST_TRIES)) {
      try {
        return await connect({ address, port, protocol, host }, signal);
      } catch (error) {
        failure = error;
        if (signal.aborted) break;
      }
    }
    throw failure;
  };
  return (_, callback) => {
    open().then(
      (socket) => callback(null, socket),
      (error: Error) => callback(error, null),
    );
  };
}
