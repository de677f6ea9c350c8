import type { OpenDatabase } from '@upround/shared/db';
import type { Member } from '../viewer';
import { findLiveMember } from './find-live-member';
import type { AccessClaims } from './tokens';

/** The outcome of asking the database about a verified token. */
export type MemberOutcome = Member | 'ENDED' | 'DISABLED';

/** Asks the database who stands behind a verified token. */
export type FindMember = (db: OpenDatabase['db'], claims: AccessClaims) => Promise<MemberOutcome>;

/** Knows who is signed in without asking the database at every call. */
export interface Members {
  find(claims: AccessClaims): Promise<MemberOutcome>;
  /** Forgets a person at once: session ended, account banned, deleted or restricted. */
  forget(userId: string): void;
  /**
   * Tells after somebody was forgotten, so that what is open in their name can be asked about again.
   *
   * @param changed gets the person; null where anybody may have changed, as notifications were lost
   * @returns ends the watch
   */
  watch(changed: (userId: string | null) => void): () => void;
  /** Begins to hear of changes in this process and in others. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The channel on which triggers of the database name people whose sessions, state or roles changed. */
const CHANNEL = 'upround_member';
/** How long an answer is good if no change is heard, in milliseconds: the bound should a notification be lost. */
const FRESH_MS = 2_000;
const REMEMBERED = 10_000;

interface Entry {
  outcome: MemberOutcome;
  until: number;
}

/**
 * Makes the short memory of members. It is emptied person by person by triggers in the database, so that whoever
 * signed out, was banned or changed the password is out at the next call, in every process.
 *
 * @param database where sessions live
 * @param findMember asks it; the kit's own statement unless said
 * @param now the server's clock in milliseconds
 */
export function createMembers(
  database: OpenDatabase,
  findMember: FindMember = findLiveMember,
  now: () => number = () => Date.now(),
): Members {
  const byUser = new Map<string, Map<string, Entry>>();
  /** Moves on with every forgetting, so that an answer asked for before it is not kept. */
  let generation = 0;
  let end: (() => Promise<void>) | undefined;
  const watchers = new Set<(userId: string | null) => void>();
  const tell = (userId: string | null) => {
    for (const watcher of watchers) watcher(userId);
  };

  const forget = (userId: string) => {
    generation += 1;
    byUser.delete(userId);
    tell(userId);
  };
  const forgetAll = () => {
    generation += 1;
    byUser.clear();
    tell(null);
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
