import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { Io } from './io-types';
import { localFanOut, emitGapLocally, emitLocally, type FanOut } from './fan-out';

type Command = (...parameters: never[]) => Promise<unknown>;

/** socket.io's adapter awaits no command; one that fails while Redis is unavailable must not end the process. */
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
 * Fan-out of several processes by Redis, with socket.io's own adapter. While Redis is unavailable each process sends
 * to its own pages only; when it is back they get a gap.
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
  let isUnavailable = false;
  const onError = (error: unknown) => {
    if (!isUnavailable)
      log.warn({ err: error }, 'other processes cannot be sent events through Redis');
    isUnavailable = true;
  };
  let wasReady = false;
  listening.on('error', onError);
  listening.on('ready', () => {
    isUnavailable = false;
    if (wasReady) emitGapLocally(io);
    wasReady = true;
  });
  const publisher = unwaited(redis, ['publish'], onError);
  const subscriber = unwaited(
    listening,
    ['subscribe', 'psubscribe', 'unsubscribe', 'punsubscribe'],
    onError,
  );
  io.adapter(createAdapter(publisher, subscriber, { key }));
  const local = localFanOut(io);
  return {
    emit(rooms, message) {
      if (redis.status !== 'ready') {
        emitLocally(io, rooms, message);
        return;
      }
      const to = io.to([...rooms]);
      if (message.word === 'gap') to.emit('gap');
      else to.emit('event', message.envelope);
    },
    end(room) {
      // The adapter reaches even this process's connections through Redis, which may be unavailable.
      local.end(room);
      io.in(room).disconnectSockets(true);
    },
    close() {
      listening.disconnect();
      return Promise.resolve();
    },
  };
}
