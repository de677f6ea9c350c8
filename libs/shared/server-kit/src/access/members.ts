import type { OpenDatabase } from '@upround/shared/db';
import type { Member } from '../viewer';
import type { AccessClaims } from './tokens';

/** The outcome of asking the database about a verified token. */
export type MemberOutcome = Member | 'ENDED' | 'DISABLED';

/** Finds the member of a verified token in the database. */
export type FindMember = (db: OpenDatabase['db'], claims: AccessClaims) => Promise<MemberOutcome>;

/** Knows who is signed in without asking the database at every call. */
export interface Members {
  find(claims: AccessClaims): Promise<MemberOutcome>;
  /** Removes a person from the cache: session ended, account banned, deleted or restricted. */
  forget(userId: string): void;
  /**
   * Calls a listener after a person was removed from the cache, so that their connections can be checked again.
   *
   * @param changed gets the person; null where anyone may have changed, as notifications were lost
   * @returns removes the listener
   */
  watch(changed: (userId: string | null) => void): () => void;
  /** Subscribes to changes in this process and in others. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The channel on which database triggers notify of people whose sessions, state or roles changed. */
const CHANNEL = 'upround_member';
/** How long an entry is valid without a notification, in milliseconds: the bound if one is lost. */
const FRESH_MS = 2_000;
const REMEMBERED = 10_000;

interface Entry {
  outcome: MemberOutcome;
  until: number;
}

/**
 * Makes the cache of members. Database triggers invalidate it person by person, so that a person who signed out, was
 * banned or changed the password is signed out with the next call, in every process.
 *
 * @param database where sessions live
 * @param findMember asks it
 * @param now the server's clock in milliseconds
 */
export function createMembers(
  database: OpenDatabase,
  findMember: FindMember,
  now: () => number = () => Date.now(),
): Members {
  const byUser = new Map<string, Map<string, Entry>>();
  /** Rises with each invalidation, so that a result read before it is not cached. */
  let generation = 0;
  let end: (() => Promise<void>) | undefined;
  const watchers = new Set<(userId: string | null) => void>();
  const notifyWatchers = (userId: string | null) => {
    for (const watcher of watchers) watcher(userId);
  };

  const forget = (userId: string) => {
    generation += 1;
    byUser.delete(userId);
    notifyWatchers(userId);
  };
  const forgetAll = () => {
    generation += 1;
    byUser.clear();
    notifyWatchers(null);
  };

  return {
    async find(claims) {
      const entry = byUser.get(claims.userId)?.get(claims.sessionId);
      if (entry !== undefined && entry.until > now()) return entry.outcome;
      const asked = generation;
      const outcome = await findMember(database.db, claims);
      if (asked === generation && typeof outcome === 'object') {
        if (byUser.size >= REMEMBERED) byUser.clear();
        const sessions = byUser.get(claims.userId) ?? new Map<string, Entry>();
        sessions.set(claims.sessionId, { outcome, until: now() + FRESH_MS });
        byUser.set(claims.userId, sessions);
      }
      return outcome;
    },
    forget,
    watch(changed) {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    async start() {
      end ??= await database.subscribe(CHANNEL, forget, forgetAll);
    },
    async stop() {
      await end?.();
    },
  };
}
