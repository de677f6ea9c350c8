import { Client } from 'pg';
import type { DatabaseTrouble } from './open-database';

type Hear = (payload: string) => void;

export interface Listener {
  subscribe(channel: string, hear: Hear): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const RETRY_MS = 1000;

/**
 * Hears notifications of a PostgreSQL server over one connection of its own, opened with the first
 * subscription and opened again when it breaks.
 *
 * @param url address of the database
 * @param onTrouble hears of a broken connection
 */
export function listenTo(url: string, onTrouble: DatabaseTrouble): Listener {
  const channels = new Map<string, Set<Hear>>();
  let client: Client | undefined;
  let opening: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const again = () => {
    if (closed) return;
    clearTimeout(retry);
    retry = setTimeout(() => {
      connect().catch((error: Error) => {
        onTrouble(error);
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
    gone.end().catch(onTrouble);
    if (error) onTrouble(error);
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
      for (const hear of channels.get(channel) ?? []) hear(payload ?? '');
    });
    await next.connect();
    client = next;
    for (const channel of channels.keys()) await next.query(`listen "${channel}"`);
  };
  const connect = () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  return {
    async subscribe(channel, hear) {
      if (!/^[a-z_]+$/.test(channel)) throw new Error(`Not a channel name: ${channel}`);
      const known = channels.get(channel);
      const hearers = known ?? new Set<Hear>();
      hearers.add(hear);
      channels.set(channel, hearers);
      if (client === undefined) await connect();
      else if (known === undefined) await client.query(`listen "${channel}"`);
      return async () => {
        hearers.delete(hear);
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
