import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '@upround/shared/db';
import type { FastifyBaseLogger } from 'fastify';
import type { Io } from './io-types';
import { bytesOf, GAP, type PageMessage } from './wire';

/** Sends messages to pages of all processes; each page is in the rooms of its person and session. */
export interface FanOut {
  emit(rooms: readonly string[], message: PageMessage): void;
  /** Closes the connections in a room. */
  end(room: string): void;
  close(): Promise<void>;
}

/** Sends a message to the pages that are connected to this process. */
export function emitLocally(io: Io, rooms: readonly string[], message: PageMessage): void {
  const to = io.local.to([...rooms]);
  if (message.word === 'gap') to.emit('gap');
  else to.emit('event', message.envelope);
}

/** Gaps are spread over so many milliseconds, so that pages don't all refetch at once. */
const GAP_SPREAD_MS = 2_000;

/** Sends a gap to every page of this process: it may have missed events. */
export function emitGapLocally(io: Io): void {
  for (const socket of io.sockets.sockets.values()) {
    setTimeout(() => socket.emit('gap'), Math.random() * GAP_SPREAD_MS).unref();
  }
}

/** Fan-out of a single process. */
export function localFanOut(io: Io): FanOut {
  return {
    emit: (rooms, message) => emitLocally(io, rooms, message),
    end: (room) => io.local.in(room).disconnectSockets(true),
    close: () => Promise.resolve(),
  };
}

const CHANNEL = 'upround_realtime';
/** A PostgreSQL notification has less than 8,000 bytes: so many rooms and an event of this size fit. */
const ROOMS = 100;
const LARGEST_EVENT = 3_000;
/** The queue is dropped, and a gap sent, when it grows beyond so many notifications. */
const MOST_WAITING = 1_000;
const BATCH = 50;

/** A message from one process to the others; its fields are the same in all versions that may run side by side. */
interface ProcessMessage {
  /** Id of the sending process. */
  by: string;
  rooms: readonly string[];
  /** Missing where the connections in the rooms are to be closed. */
  telling?: PageMessage;
}

function parseMessage(text: string): ProcessMessage | null {
  try {
    const { by, rooms, telling } = JSON.parse(text) as Partial<ProcessMessage>;
    if (by === undefined || !Array.isArray(rooms)) return null;
    return { by, rooms, ...(telling === undefined ? {} : { telling }) };
  } catch {
    return null;
  }
}

function serializeMessages(by: string, rooms: readonly string[], message: PageMessage): string[] {
  const isLarge = message.word === 'event' && bytesOf(message.envelope) > LARGEST_EVENT;
  const telling = isLarge ? GAP : message;
  return Array.from({ length: Math.ceil(rooms.length / ROOMS) }, (_, at) =>
    JSON.stringify({ by, rooms: rooms.slice(at * ROOMS, (at + 1) * ROOMS), telling }),
  );
}

/**
 * Fan-out of several processes by PostgreSQL's notifications, without Redis. Notifications of one process arrive in
 * order; an event that is too large for one is sent as a gap.
 */
export async function databaseFanOut(
  io: Io,
  database: OpenDatabase,
  log: FastifyBaseLogger,
): Promise<FanOut> {
  const by = randomUUID();
  const local = localFanOut(io);
  let waiting: string[] = [];
  let sending: Promise<void> | undefined;
  /** A notification was lost: pages of the other processes get a gap. */
  let lost = false;

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH);
      if (lost) batch.unshift(JSON.stringify({ by, rooms: [], telling: GAP }));
      try {
        await database.query(`select pg_notify($1, note) from unnest($2::text[]) as note`, [
          CHANNEL,
          batch,
        ]);
        lost = false;
      } catch (error) {
        if (!lost) log.warn({ err: error }, 'other processes cannot be sent events');
        lost = true;
      }
    }
  }
  const enqueue = (messages: string[]) => {
    if (waiting.length + messages.length > MOST_WAITING) {
      lost = true;
      waiting = [];
    }
    waiting.push(...messages);
    sending ??= send().finally(() => (sending = undefined));
  };

  const stop = await database.subscribe(
    CHANNEL,
    (text) => {
      const message = parseMessage(text);
      if (message === null || message.by === by) return;
      const { rooms, telling } = message;
      if (telling === undefined) rooms.forEach((room) => local.end(room));
      else if (rooms.length === 0) emitGapLocally(io);
      else emitLocally(io, rooms, telling);
    },
    () => emitGapLocally(io),
  );
  return {
    emit(rooms, message) {
      local.emit(rooms, message);
      enqueue(serializeMessages(by, rooms, message));
    },
    end(room) {
      local.end(room);
      enqueue([JSON.stringify({ by, rooms: [room] } satisfies ProcessMessage)]);
    },
    async close() {
      await sending;
      await stop();
    },
  };
}
