import type { Database, Trx } from '@upround/shared/db';
import { sql } from 'kysely';
import type { AskedSource, FeedAnswer } from './feed-transport';
import type { ReadFeed } from './feed-item';

const MINUTE_MS = 60_000;
/** A source that was claimed and whose reading died is free again after this. */
const CLAIM_MINUTES = 15;

/**
 * Claims the sources whose time has come, so that no two processes read one at the same time.
 *
 * @returns their ids
 */
export async function claimDue(trx: Trx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update news_sources set next_read_at = ${new Date(now.getTime() + CLAIM_MINUTES * MINUTE_MS)}
    where id in (
      select id from news_sources where state = 'ACTIVE' and next_read_at <= ${now}
      order by next_read_at limit 500 for update skip locked
    ) returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The source as it is asked; undefined where it is gone or paused meanwhile. */
export async function findAsked(db: Database, id: string): Promise<AskedSource | undefined> {
  const { rows } = await sql<AskedSource>`
    select id, slug, kind, feed_url, etag, last_modified, created_at
    from news_sources where id = ${id} and state = 'ACTIVE'`.execute(db);
  return rows[0];
}

/** Notes that a source was read, and takes over what it says of itself where we know nothing yet. */
export async function noteSuccess(
  trx: Trx,
  source: { id: string },
  { answer, feed, now, next }: { answer: FeedAnswer; feed: ReadFeed | null; now: Date; next: Date },
): Promise<void> {
  await sql`
    update news_sources set
      failures = 0, last_ok_at = ${now}, next_read_at = ${next},
      etag = coalesce(${answer.etag}, case when ${answer.notModified} then etag end),
      last_modified = coalesce(${answer.lastModified}, case when ${answer.notModified} then last_modified end),
      description = case when description = '' then ${feed?.description ?? ''} else description end,
      home_url = coalesce(home_url, ${feed?.homeUrl ?? null}),
      language = coalesce(language, ${feed?.language ?? null})
    where id = ${source.id}`.execute(trx);
  if (answer.movedTo === null) return;
  await sql`
    update news_sources set feed_url = ${answer.movedTo}
    where id = ${source.id}
      and not exists (select 1 from news_sources o where o.feed_url = ${answer.movedTo})`.execute(
    trx,
  );
}

/** Notes that a source could not be read; answers how often in a row. */
export async function noteFailure(
  trx: Trx,
  id: string,
  { reason, now }: { reason: string; now: Date },
): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    update news_sources set failures = failures + 1, last_error = ${reason}, last_error_at = ${now}
    where id = ${id} returning failures`.execute(trx);
  return rows[0]?.failures ?? 1;
}

/** Sets when a source is read again; pauses one that is permanently gone. */
export async function setNext(trx: Trx, id: string, next: Date, isGone: boolean): Promise<void> {
  await sql`
    update news_sources set next_read_at = ${next},
      state = case when ${isGone} then 'PAUSED' else state end
    where id = ${id}`.execute(trx);
}
