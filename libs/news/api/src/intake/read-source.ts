import type { Database, Trx } from '@upround/shared/db';
import { storeItems, type Stored } from './intake.store';
import type { AskedSource, FeedAnswer, FeedTransport } from './feed-transport';
import type { ReadFeed } from './feed-item';
import { isGone, isOfSource, nextAfterFailure, nextAfterSuccess, reasonOf } from './next-read';
import { feedText, readFeed } from './parse-feed';
import { findAsked, noteFailure, noteSuccess, setNext } from './source-health.store';

/** The dependencies of reading a source. */
export interface IntakeParts {
  /** How each kind of source is asked. */
  transports: Readonly<Record<AskedSource['kind'], FeedTransport>>;
  now: () => Date;
}

/** What reading one source gets of the task. */
export interface ReadingGround {
  db: Database;
  inTransaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
}

/** Parses a response; null if nothing changed. @throws UnreadableFeedError */
export function feedIn(source: AskedSource, answer: FeedAnswer, now: Date): ReadFeed | null {
  if (answer.notModified) return null;
  return readFeed(feedText(answer.body, answer.charset), source.feed_url, now);
}

/** Stores what a source brought and notes that it went well, in the caller's transaction. */
export async function takeIn(
  trx: Trx,
  source: AskedSource,
  { answer, feed, now }: { answer: FeedAnswer; feed: ReadFeed | null; now: Date },
): Promise<Stored> {
  const stored = await storeItems(trx, source, feed?.items ?? [], now);
  const next = nextAfterSuccess(now, feed?.ttlMinutes ?? null);
  await noteSuccess(trx, source, { answer, feed, now, next });
  return stored;
}

/** One after another: many that wait for one lock would hold as many connections. */
class Turns {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work, work);
    this.last = turn.catch(() => undefined);
    return turn;
  }
}

const storing = new Turns();

/**
 * Reads one source: asks, parses, stores. What goes wrong with the source stays with it: it is noted, and the source
 * is tried again later. What goes wrong with us is not held against it.
 *
 * @throws whatever fails of ours; the source is asked again once its claim has run out
 * @returns what was stored, or the reason why nothing was; null for a source that is not read any more
 */
export async function readSource(
  { transports, now }: IntakeParts,
  { db, inTransaction }: ReadingGround,
  id: string,
): Promise<Stored | { failed: string } | null> {
  const source = await findAsked(db, id);
  if (source === undefined) return null;
  try {
    const answer = await transports[source.kind].ask(source);
    const feed = feedIn(source, answer, now());
    return await storing.run(() =>
      inTransaction((trx) => takeIn(trx, source, { answer, feed, now: now() })),
    );
  } catch (error) {
    if (!isOfSource(error)) throw error;
    const reason = reasonOf(error);
    await inTransaction(async (trx) => {
      const failures = await noteFailure(trx, id, { reason, now: now() });
      await setNext(trx, id, nextAfterFailure(now(), failures, error), isGone(error));
    });
    return { failed: reason };
  }
}
