import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '@upround/shared/db';
import type { FastifyBaseLogger } from 'fastify';
import type { Io } from './io-types';
import { bytesOf, GAP, type Telling } from './wire';

/** Brings what is told to the pages of this process and of the others. */
export interface FanOut {
  tell(rooms: readonly string[], telling: Telling): void;
  /** Closes the connections in a room. */
  end(room: string): void;
  close(): Promise<void>;
}

/** Tells the pages that this process holds. */
export function tellHere(io: Io, rooms: readonly string[], telling: Telling): void {
  const to = io.local.to([...rooms]);
  if (telling.word === 'gap') to.emit('gap');
  else to.emit('event', telling.envelope);
}

/** Over how many milliseconds pages are told that something was lost: they all come to read at once otherwise. */
const GAP_SPREAD_MS = 2_000;

/** Tells every page of this process that it may have missed something. */
export function tellGapHere(io: Io): void {
  for (const socket of io.sockets.sockets.values()) {
    setTimeout(() => socket.emit('gap'), Math.random() * GAP_SPREAD_MS).unref();
  }
}

/** One process: nobody else is to be told. */
export function localFanOut(io: Io): FanOut {
  return {
    tell: (rooms, telling) => tellHere(io, rooms, telling),
    end: (room) => io.local.in(room).disconnectSockets(true),
    close: () => Promise.resolve(),
  };
}

const CHANNEL = 'upround_realtime';
/** PostgreSQL carries less than 8,000 bytes a notification: so many rooms and such an event fit together. */
const ROOMS = 100;
const LARGEST_EVENT = 3_000;
/** How many notifications wait for the database before those behind are dropped. */
const MOST_WAITING = 1_000;
const BATCH = 50;

interface Note {
  by: string;
  rooms: readonly string[];
  /** Left out where the connections in the rooms are to be closed. */
  telling?: Telling;
}

function readNote(text: string): Note | null {
  try {
    const { by, rooms, telling } = JSON.parse(text) as Partial<Note>;
    if (by === undefined || !Array.isArray(rooms)) return null;
    return { by, rooms, ...(telling === undefined ? {} : { telling }) };
  } catch {
    return null;
  }
}

function notesOf(by: string, rooms: readonly string[], telling: Telling): string[] {
  const large = telling.word === 'event' && bytesOf(telling.envelope) > LARGEST_EVENT;
  const fitting = large ? GAP : telling;
  return Array.from({ length: Math.ceil(rooms.length / ROOMS) }, (_, at) =>
    JSON.stringify({ by, rooms: rooms.slice(at * ROOMS, (at + 1) * ROOMS), telling: fitting }),
  );
}

/**
 * Several processes on one PostgreSQL without Redis: they hear of each other by its notifications, in the order in
 * which each said them. What is too large for one is told as a gap.
 */
export async function databaseFanOut(
  io: Io,
  database: OpenDatabase,
  log: FastifyBaseLogger,
): Promise<FanOut> {
  const by = randomUUID();
  const alone = localFanOut(io);
  let waiting: string[] = [];
  let sending: Promise<void> | undefined;
  /** Something was not said: the others' pages must read on by themselves. */
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
        if (!lost) log.warn({ err: error }, 'other processes cannot be told of events');
        lost = true;
      }
    }
  }
  const say = (notes: string[]) => {
    if (waiting.length + notes.length > MOST_WAITING) {
      lost = true;
      waiting = [];
    }
    waiting.push(...notes);
    sending ??= send().finally(() => (sending = undefined));
  };

  const stop = await database.subscribe(
    CHANNEL,
    (text) => {
      const note = readNote(text);
      if (note === null || note.by === by) return;
      if (note.telling === undefined) note.rooms.forEach((room) => alone.end(room));
      else if (note.rooms.length === 0) tellGapHere(io);
      else tellHere(io, note.rooms, note.telling);
    },
    () => tellGapHere(io),
  );
  return {
    tell(rooms, telling) {
      alone.tell(rooms, telling);
      say(notesOf(by, rooms, telling));
    },
    end(room) {
      alone.end(room);
      say([JSON.stringify({ by, rooms: [room] } satisfies Note)]);
    },
    async close() {
      await sending;
      await stop();
    },
  };
}
