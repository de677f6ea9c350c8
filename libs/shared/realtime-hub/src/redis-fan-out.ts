import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { Io } from './io-types';
import { localFanOut, tellGapHere, tellHere, type FanOut } from './fan-out';

type Command = (...parameters: never[]) => Promise<unknown>;

/** The adapter waits for no command; one that fails while Redis is away must not end the process. */
function unwaited(
  redis: Redis,
  commands: readonly (keyof Redis)[],
  onError: (error: unknown) => void,
) {
  const guarded = commands.map((name) => {
    const command = redis[name] as Command;
    return [name, (...given: never[]) => void command.apply(redis, given).catch(onError)];
  });
  return {
    ...(Object.fromEntries(guarded) as Record<string, unknown>),
    on: redis.on.bind(redis),
    off: redis.off.bind(redis),
  };
}

/**
 * Several processes with Redis: socket.io's own adapter. While Redis is away this process tells its own pages, and when
 * it is back it tells them that something may be missing.
 *
 * @param redis publishes; a second connection of the same settings listens
 * @param key begins the channels' names
 */
export async function redisFanOut(
  io: Io,
  redis: Redis,
  log: FastifyBaseLogger,
  key: string,
): Promise<FanOut> {
  const { createAdapter } = await import('@socket.io/redis-adapter');
  const listening = redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
  let isAway = false;
  const onError = (error: unknown) => {
    if (!isAway) log.warn({ err: error }, 'other processes cannot be told of events through Redis');
    isAway = true;
  };
  let wasReady = false;
  listening.on('error', onError);
  listening.on('ready', () => {
    isAway = false;
    if (wasReady) tellGapHere(io);
    wasReady = true;
  });
  const publisher = unwaited(redis, ['publish'], onError);
  const subscriber = unwaited(
    listening,
    ['subscribe', 'psubscribe', 'unsubscribe', 'punsubscribe'],
    onError,
  );
  io.adapter(createAdapter(publisher, subscriber, { key }));
  const alone = localFanOut(io);
  return {
    tell(rooms, telling) {
      if (redis.status !== 'ready') {
        tellHere(io, rooms, telling);
        return;
      }
      const to = io.to([...rooms]);
      if (telling.word === 'gap') to.emit('gap');
      else to.emit('event', telling.envelope);
    },
    end(room) {
      // The adapter closes connections of this process too by way of Redis, which may be away.
      alone.end(room);
      io.in(room).disconnectSockets(true);
    },
    close() {
      listening.disconnect();
      return Promise.resolve();
    },
  };
}
