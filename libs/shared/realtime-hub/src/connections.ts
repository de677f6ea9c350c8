import type { Member, Members } from '@upround/shared/server-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { PageSocket } from './io-types';

/** How often connections are looked over, in milliseconds. */
const LOOK_MS = 1_000;
/** A page that lets this many packets wait is not reading; it may come back and read on by sequence. */
const MOST_WAITING = 256;

/** The open connections of this process. */
export interface Connections {
  add(socket: PageSocket): void;
  countOf(userId: string): number;
  readonly size: number;
  stop(): void;
}

const sameStanding = (now: Member, before: Member) =>
  now.restricted === before.restricted &&
  now.staffRoles.length === before.staffRoles.length &&
  now.staffRoles.every((role) => before.staffRoles.includes(role));

/**
 * Keeps the connections, and closes those whose session, account or token is no longer good. The database names whoever
 * changed, so this holds in every process and whoever made the change.
 *
 * @param members knows who is signed in, and of whom to ask again
 * @param now the server's clock in milliseconds
 */
export function keepConnections(
  members: Members,
  now: () => number,
  log: FastifyBaseLogger,
): Connections {
  const byUser = new Map<string, Set<PageSocket>>();
  /** People about whom the database could not be asked; they are asked about again until it answers. */
  const unsure = new Set<string>();
  let size = 0;

  const end = (socket: PageSocket) => void socket.disconnect(true);

  async function ask(userId: string): Promise<void> {
    unsure.delete(userId);
    for (const socket of byUser.get(userId) ?? []) {
      const { member } = socket.data;
      try {
        const outcome = await members.find({ userId, sessionId: member.sessionId });
        if (typeof outcome === 'string' || !sameStanding(outcome, member)) end(socket);
      } catch (error) {
        log.debug({ err: error, userId }, 'a connection could not be asked about');
        unsure.add(userId);
        return;
      }
    }
  }

  const unwatch = members.watch((userId) => {
    const changed = userId === null ? [...byUser.keys()] : [userId];
    for (const each of changed) if (byUser.has(each)) void ask(each);
  });

  const look = setInterval(() => {
    for (const userId of [...unsure]) void ask(userId);
    for (const sockets of byUser.values()) {
      for (const socket of sockets) {
        const { writeBuffer } = socket.conn as unknown as { writeBuffer: readonly unknown[] };
        if (socket.data.expires <= now() || writeBuffer.length > MOST_WAITING) end(socket);
      }
    }
  }, LOOK_MS);
  look.unref();

  return {
    add(socket) {
      const { userId } = socket.data.member;
      const sockets = byUser.get(userId) ?? new Set<PageSocket>();
      sockets.add(socket);
      byUser.set(userId, sockets);
      size += 1;
      socket.once('disconnect', () => {
        size -= 1;
        sockets.delete(socket);
        if (sockets.size === 0 && byUser.get(userId) === sockets) byUser.delete(userId);
      });
      // Between the handshake's question and now the session may have ended.
      void ask(userId);
    },
    countOf: (userId) => byUser.get(userId)?.size ?? 0,
    get size() {
      return size;
    },
    stop() {
      unwatch();
      clearInterval(look);
    },
  };
}
