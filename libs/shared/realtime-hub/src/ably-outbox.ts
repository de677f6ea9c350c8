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
  /** Takes back the tokens of these people. */
  revoke(userIds: readonly string[]): Promise<void>;
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
 * Makes the outbox. While the service fails nothing is sent but a try now and then; afterwards everybody who missed
 * something is told that there is a gap, and tokens that were to be taken back are.
 */
export function createOutbox({ publish, revoke, log, restMs = 2_000 }: OutboxPorts): Outbox {
  const waiting: Publication[] = [];
  const missed = new Set<string>();
  const toRevoke = new Set<string>();
  let isAway = false;
  let working: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;

  const miss = (publications: readonly Publication[]) => {
    for (const { userIds } of publications) for (const userId of userIds) missed.add(userId);
    if (missed.size > MOST_REMEMBERED) missed.clear();
  };
  const failed = (error: unknown) => {
    if (!isAway) log.warn({ err: error }, 'Ably does not take what is told');
    isAway = true;
    miss(waiting.splice(0));
    retry ??= setTimeout(() => {
      retry = undefined;
      isAway = false;
      begin();
    }, restMs).unref();
  };

  async function work(): Promise<void> {
    while (!isAway && toRevoke.size > 0) {
      const userIds = [...toRevoke].slice(0, MOST_IN_ONE);
      try {
        await revoke(userIds);
        userIds.forEach((userId) => toRevoke.delete(userId));
      } catch (error) {
        failed(error);
      }
    }
    if (!isAway && missed.size > 0) {
      waiting.unshift({ userIds: [...missed], telling: GAP });
      missed.clear();
    }
    while (!isAway && waiting.length > 0) {
      const batch = takeBatch(waiting);
      try {
        await publish(batch);
      } catch (error) {
        miss(batch);
        failed(error);
      }
    }
  }
  function begin(): void {
    working ??= work().finally(() => {
      working = undefined;
      if (!isAway && (waiting.length > 0 || toRevoke.size > 0)) begin();
    });
  }

  return {
    tell(userIds, telling) {
      const publication = { userIds, telling };
      if (isAway || waiting.length >= MOST_WAITING) miss([publication]);
      else waiting.push(publication);
      if (!isAway) begin();
    },
    revoke(userId) {
      toRevoke.add(userId);
      if (!isAway) begin();
    },
    close() {
      clearTimeout(retry);
      isAway = true;
    },
  };
}
