import type { Database } from '@upround/shared/db';
import { advanceBank } from './sandbox-bank';
import { signedHeaders } from './sandbox-events';
import { deleteDelivery, lockDeliveries, nextDue, postponeDelivery } from './sandbox.store';

const SECOND = 1_000;
const AT_ONCE = 20;
/** Another process may have put something into the queues. */
const LONGEST_SLEEP_MS = 15 * SECOND;
const TIMEOUT_MS = 10 * SECOND;
const MOST_TRIES = 15;
const LONGEST_PAUSE_MS = 60 * 60 * SECOND;

/** What the sandbox's clock works on. */
export interface SandboxClockOptions {
  db(): Database;
  now(): Date;
  key: Buffer;
  /** Where webhooks go; null while the server doesn't listen. */
  webhookUrl(): string | null;
  onError(error: unknown): void;
}

/** Lets time pass in the sandbox. */
export interface SandboxClock {
  /** Looks into the queues soon: something was put into them. */
  wake(): void;
  /** Does everything that is due now, and sends due webhooks over HTTP. */
  advance(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

async function send(url: string, body: string, { key, now }: SandboxClockOptions): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    body,
    headers: signedHeaders(key, body, now()),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`A webhook was answered with ${answer.status}.`);
}

/** Sends due webhooks. One that isn't answered with success is sent again, up to fifteen times in a day. */
async function deliver(options: SandboxClockOptions): Promise<number> {
  const url = options.webhookUrl();
  if (url === null) return 0;
  const { now, onError } = options;
  const db = options.db();
  // Postponed before they are sent: a process that dies meanwhile leaves them to be sent again.
  const taken = await db.transaction().execute(async (trx) => {
    const due = await lockDeliveries(trx, now(), AT_ONCE);
    for (const { id, tries } of due) {
      const pause = Math.min(2 ** tries * 2 * SECOND, LONGEST_PAUSE_MS);
      const next = { due_at: new Date(now().getTime() + pause), tries: tries + 1 };
      await postponeDelivery(trx, id, next);
    }
    return due;
  });
  for (const { id, body, tries } of taken) {
    let isDone = tries + 1 >= MOST_TRIES;
    try {
      await send(url, body, options);
      isDone = true;
    } catch (error) {
      onError(error);
    }
    if (isDone) await db.transaction().execute((trx) => deleteDelivery(trx, id));
  }
  return taken.length;
}

/** @param options what it works on */
export function createSandboxClock(options: SandboxClockOptions): SandboxClock {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStarted = false;

  async function advance(): Promise<void> {
    while ((await advanceBank(options.db(), options.now())) > 0);
    while ((await deliver(options)) > 0);
  }

  async function tick(): Promise<void> {
    try {
      await advance();
    } catch (error) {
      options.onError(error);
    }
    const due = await nextDue(options.db()).catch(() => null);
    const wait = due === null ? LONGEST_SLEEP_MS : due.getTime() - options.now().getTime();
    sleep(Math.min(Math.max(wait, SECOND / 2), LONGEST_SLEEP_MS));
  }

  function sleep(ms: number): void {
    if (!isStarted) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = tick();
    }, ms);
    timer.unref();
  }

  return {
    wake: () => sleep(SECOND / 2),
    advance,
    start() {
      isStarted = true;
      sleep(SECOND);
    },
    async stop() {
      isStarted = false;
      clearTimeout(timer);
      await running;
    },
  };
}
