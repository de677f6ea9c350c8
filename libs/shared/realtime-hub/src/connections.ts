import type { Member, Members } from '@upround/shared/server-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { PageSocket } from './io-types';

/** How often connections are checked, in milliseconds. */
const CHECK_MS = 1_000;
/** A page with so many unread packets is disconnected; it connects again and refetches. */
const MOST_WAITING = 256;

/** The open connections of this process. */
export interface Connections {
  add(socket: PageSocket): void;
  countOf(userId: string): number;
  readonly size: number;
  stop(): void;
}

const hasSameRights = (now: Member, before: Member) =>
  now.restricted === before.restricted &&
  now.staffRoles.length === before.staffRoles.length &&
  now.staffRoles.every((role) => before.staffRoles.includes(role));

/**
 * Tracks the connections, and closes those whose session, account or token is no longer valid. The database notifies
 * every process of changed people, so this works whichever process made the change.
 *
 * @param members finds signed-in members, and reports those that changed
 * @param now the server's clock in milliseconds
 */
export function trackConnections(
  members: Members,
  now: () => number,
  log: FastifyBaseLogger,
): Connections {
  const byUser = new Map<string, Set<PageSocket>>();
  /** People who could not be checked because the database failed; they are checked again until it answers. */
  const unchecked = new Set<string>();
  let size = 0;

  const end = (socket: PageSocket) => void socket.disconnect(true);

  async function recheck(userId: string): Promise<void> {
    unchecked.delete(userId);
    for (const socket of byUser.get(userId) ?? []) {
      const { member } = socket.data;
      try {
        const outcome = await members.find({ userId, sessionId: member.sessionId });
        if (typeof outcome === 'string' || !hasSameRights(outcome, member)) end(socket);
      } catch (error) {
        log.debug({ err: error, userId }, 'a connection could not be checked');
        unchecked.add(userId);
        return;
      }
    }
  }

  const unwatch = members.watch((userId) => {
    const changed = userId === null ? [...byUser.keys()] : [userId];
    for (const each of changed) if (byUser.has(each)) void recheck(each);
  });

  const checks = setInterval(() => {
    for (const userId of [...unchecked]) void recheck(userId);
    for (const sockets of byUser.values()) {
      for (const socket of sockets) {
        const { writeBuffer } = socket.conn as unknown as { writeBuffer: readonly unknown[] };
        if (socket.data.expires <= now() || writeBuffer.length > MOST_WAITING) end(socket);
      }
    }
  }, CHECK_MS);
  checks.unref();

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
      // The session may have ended since the handshake.
      void recheck(userId);
    },
    countOf: (userId) => byUser.get(userId)?.size ?? 0,
    get size() {
      return size;
    },
    stop() {
      unwatch();
      clearInterval(checks);
    },
  };
}
