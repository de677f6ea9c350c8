import type { FastifyBaseLogger } from 'fastify';
import { GAP, type Telling } from './wire';

/** One publication to some people's channels. */
export interface Publication {
  userIds: readonly string[];
  telling: Telling;
}

export interface OutboxPorts {
  /** Publishes in one request; no person stands in two of them. */
  publish(publications: readonly Publication[]): Promise<void>;
  /** Takes back the tokens of these people; answers of whom it could. */
  revoke(userIds: readonly string[]): Promise<readonly string[]>;
  log: FastifyBaseLogger;
  /** How long a service that failed is left alone, in milliseconds; 2 s unless said. */
  restMs?: number;
}

/** What waits for Ably: in order, one request at a time, without anybody waiting for it. */
export interface Outbox {
  tell(userIds: readonly string[], telling: Telling): void;
  revoke(userId: string): void;
  close(): void;
}

const MOST_WAITING = 1_000;
const MOST_IN_ONE = 50;
const MOST_REMEMBERED = 10_000;

/** Takes from the front what can go together: a person's second event waits for the first. */
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
 * Makes the outbox. While the service fails nothing is published but a try now and then; afterwards everybody who missed
 * something is told that there is a gap. Tokens go first, and are taken back again and again until the service does it.
 */
export function createOutbox({ publish, revoke, log, restMs = 2_000 }: OutboxPorts): Outbox {
  const waiting: Publication[] = [];
  const missed = new Set<string>();
  const toRevoke = new Set<string>();
  const refused = new Set<string>();
  let isAway = false;
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
          log.error({ most: MOST_REMEMBERED }, 'too many missed what Ably did not take');
        }
      }
    }
  };
  const tryLater = () => {
    if (isClosed) return;
    retry ??= setTimeout(() => {
      retry = undefined;
      isAway = false;
      refused.forEach((userId) => toRevoke.add(userId));
      begin();
    }, restMs).unref();
  };

  async function takeBack(): Promise<void> {
    const asked = [...toRevoke].slice(0, MOST_IN_ONE);
    // Who is named again meanwhile may have a newer token, and is asked about again.
    asked.forEach((userId) => toRevoke.delete(userId));
    let taken: readonly string[] = [];
    let reason: unknown;
    try {
      taken = await revoke(asked);
    } catch (error) {
      reason = error;
    }
    const left = asked.filter((userId) => !taken.includes(userId));
    if (left.length > 0 && refused.size === 0) {
      log.warn({ err: reason, count: left.length }, 'Ably does not take tokens back');
    }
    taken.forEach((userId) => refused.delete(userId));
    left.forEach((userId) => refused.add(userId));
    if (left.length > 0) tryLater();
  }
  async function send(batch: readonly Publication[]): Promise<void> {
    try {
      await publish(batch);
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'Ably does not take what is told');
      isAway = true;
      miss(batch);
      miss(waiting.splice(0));
      tryLater();
    }
  }
  function takeMissed(): Publication[] {
    const userIds = [...missed];
    missed.clear();
    return [{ userIds, telling: GAP }];
  }

  const isDue = () =>
    !isClosed && (toRevoke.size > 0 || (!isAway && (missed.size > 0 || waiting.length > 0)));
  async function work(): Promise<void> {
    while (isDue()) {
      if (toRevoke.size > 0) await takeBack();
      if (!isAway && missed.size > 0) {
        await send(takeMissed());
        isFull &&= isAway;
      }
      if (!isAway && waiting.length > 0) await send(takeBatch(waiting));
    }
  }
  function begin(): void {
    working ??= work().finally(() => {
      working = undefined;
      if (isDue()) begin();
    });
  }

  return {
    tell(userIds, telling) {
      const publication = { userIds, telling };
      if (isAway || waiting.length >= MOST_WAITING) miss([publication]);
      else waiting.push(publication);
      if (isDue()) begin();
    },
    revoke(userId) {
      toRevoke.add(userId);
      begin();
    },
    close() {
      clearTimeout(retry);
      isClosed = true;
    },
  };
}
