import { Client } from 'pg';
import type { ConnectionErrorListener } from './open-database';

type OnNotification = (payload: string) => void;

interface ChannelListener {
  onNotification: OnNotification;
  onGap: (() => void) | undefined;
}

export interface Listener {
  /** @param onGap called after the connection was down, when notifications may have been lost */
  subscribe(
    channel: string,
    onNotification: OnNotification,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const RETRY_MS = 1000;

/**
 * Hears notifications of a PostgreSQL server over one connection of its own, opened with the first
 * subscription and opened again when it breaks.
 *
 * @param url address of the database
 * @param onError called with the error of a broken connection
 */
export function listenTo(url: string, onError: ConnectionErrorListener): Listener {
  const channels = new Map<string, Set<ChannelListener>>();
  let client: Client | undefined;
  let opening: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;
  let wasOpen = false;

  const again = () => {
    if (closed) return;
    clearTimeout(retry);
    retry = setTimeout(() => {
      connect().catch((error: Error) => {
        onError(error);
        again();
      });
    }, RETRY_MS);
    retry.unref();
  };
  const broken = (error?: Error) => {
    const gone = client;
    client = undefined;
    opening = undefined;
    if (gone === undefined || closed) return;
    gone.end().catch(onError);
    if (error) onError(error);
    again();
  };

  const open = async () => {
    const next = new Client({
      connectionString: url,
      application_name: 'upround-listen',
      keepAlive: true,
    });
    next.on('error', broken);
    next.on('end', () => broken());
    next.on('notification', ({ channel, payload }) => {
      for (const { onNotification } of channels.get(channel) ?? []) onNotification(payload ?? '');
    });
    await next.connect();
    client = next;
    for (const channel of channels.keys()) await next.query(`listen "${channel}"`);
    const isBack = wasOpen;
    wasOpen = true;
    if (!isBack) return;
    for (const listeners of channels.values()) for (const { onGap } of listeners) onGap?.();
  };
  const connect = () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  return {
    async subscribe(channel, onNotification, onGap) {
      if (!/^[a-z_]+$/.test(channel)) throw new Error(`Not a channel name: ${channel}`);
      const known = channels.get(channel);
      const listeners = known ?? new Set<ChannelListener>();
      const listener = { onNotification, onGap };
      listeners.add(listener);
      channels.set(channel, listeners);
      if (client === undefined) await connect();
      else if (known === undefined) await client.query(`listen "${channel}"`);
      return async () => {
        listeners.delete(listener);
      };
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await opening?.catch(() => undefined);
      await client?.end();
      client = undefined;
    },
  };
}
