import type { FastifyBaseLogger } from 'fastify';
import { GAP, type PageMessage } from './wire';

/** One publication to some people's channels. */
export interface Publication {
  userIds: readonly string[];
  message: PageMessage;
}

export interface OutboxPorts {
  /** Publishes in one request; no person is in two of the publications. */
  publish(publications: readonly Publication[]): Promise<void>;
  /** Revokes the tokens of these people; returns the people whose tokens were revoked. */
  revoke(userIds: readonly string[]): Promise<readonly string[]>;
  log: FastifyBaseLogger;
  /** Pause after a failed request, in milliseconds; 2 s by default. */
  restMs?: number;
}

/** Queue of requests to Ably: in order, one at a time, in the background. */
export interface Outbox {
  enqueue(userIds: readonly string[], message: PageMessage): void;
  revoke(userId: string): void;
  close(): void;
}

const MOST_WAITING = 1_000;
const MOST_IN_ONE = 50;
const MOST_REMEMBERED = 10_000;

/** Takes publications from the front that fit into one request: a person's second event waits for the first. */
function takeBatch(waiting: Publication[]): Publication[] {
  const named = new Set<string>();
  let count = 0;
  for (const { userIds } of waiting.slice(0, MOST_IN_ONE)) {
    if (userIds.some((userId) => named.has(userId))) break;
    userIds.forEach((userId) => named.add(userId));
    count += 1;
  }
  return waiting.splice(0, count);
}

/**
 * Makes the outbox. While the service fails, publications are dropped and a request is retried from time to time;
 * afterwards the people who missed something get a gap. Revocations go first, and are retried until they succeed.
 */
export function createOutbox({ publish, revoke, log, restMs = 2_000 }: OutboxPorts): Outbox {
  const waiting: Publication[] = [];
  const missed = new Set<string>();
  const toRevoke = new Set<string>();
  const refused = new Set<string>();
  let isUnavailable = false;
  let isClosed = false;
  let isFull = false;
  let working: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;

  const miss = (publications: readonly Publication[]) => {
    for (const { userIds } of publications) {
      for (const userId of userIds) {
        if (missed.size < MOST_REMEMBERED) missed.add(userId);
        else if (!isFull && !missed.has(userId)) {
          isFull = true;
          log.error({ most: MOST_REMEMBERED }, 'more people missed events than are remembered');
        }
      }
    }
  };
  const tryLater = () => {
    if (isClosed) return;
    retry ??= setTimeout(() => {
      retry = undefined;
      isUnavailable = false;
      refused.forEach((userId) => toRevoke.add(userId));
      start();
    }, restMs).unref();
  };

  async function revokeTokens(): Promise<void> {
    const userIds = [...toRevoke].slice(0, MOST_IN_ONE);
    // A person who is added again meanwhile may have a newer token, which is revoked too.
    userIds.forEach((userId) => toRevoke.delete(userId));
    let revoked: readonly string[] = [];
    let reason: unknown;
    try {
      revoked = await revoke(userIds);
    } catch (error) {
      reason = error;
    }
    const left = userIds.filter((userId) => !revoked.includes(userId));
    if (left.length > 0 && refused.size === 0) {
      log.warn({ err: reason, count: left.length }, 'Ably does not revoke tokens');
    }
    revoked.forEach((userId) => refused.delete(userId));
    left.forEach((userId) => refused.add(userId));
    if (left.length > 0) tryLater();
  }
  async function send(batch: readonly Publication[]): Promise<void> {
    try {
      await publish(batch);
    } catch (error) {
      if (!isUnavailable) log.warn({ err: error }, 'Ably does not accept events');
      isUnavailable = true;
      miss(batch);
      miss(waiting.splice(0));
      tryLater();
    }
  }
  function takeMissed(): Publication[] {
    const userIds = [...missed];
    missed.clear();
    return [{ userIds, message: GAP }];
  }

  const isDue = () =>
    !isClosed && (toRevoke.size > 0 || (!isUnavailable && (missed.size > 0 || waiting.length > 0)));
  async function work(): Promise<void> {
    while (isDue()) {
      if (toRevoke.size > 0) await revokeTokens();
      if (!isUnavailable && missed.size > 0) {
        await send(takeMissed());
        isFull &&= isUnavailable;
      }
      if (!isUnavailable && waiting.length > 0) await send(takeBatch(waiting));
    }
  }
  function start(): void {
    working ??= work().finally(() => {
      working = undefined;
      if (isDue()) start();
    });
  }

  return {
    enqueue(userIds, message) {
      const publication = { userIds, message };
      if (isUnavailable || waiting.length >= MOST_WAITING) miss([publication]);
      else waiting.push(publication);
      if (isDue()) start();
    },
    revoke(userId) {
      toRevoke.add(userId);
      start();
    },
    close() {
      clearTimeout(retry);
      isClosed = true;
    },
  };
}
