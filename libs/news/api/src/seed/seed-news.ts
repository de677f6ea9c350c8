import type { Trx } from '@upround/shared/db';
import type { DemoReadRecord } from '@upround/shared/demo';
import type { SeedContext } from '@upround/shared/server-kit';
import { sql } from 'kysely';
import { feedIn, takeIn } from '../intake/read-source';
import type { AskedSource, FeedTransport } from '../intake/feed-transport';
import { newsTables } from '../news-tables';
import { addSource } from '../source/source.store';
import type { NewsDemo } from './news-demo';

/** Adds the demo sources and reads each once, so that there is news from the first moment on. */
export async function seedNews(
  { demoSources }: NewsDemo,
  feeds: FeedTransport,
  { trx, now, demo }: SeedContext,
): Promise<void> {
  for (const { slug, name, description, host, feedUrl } of demoSources) {
    await addSource(trx, {
      kind: 'DEMO',
      slug,
      name,
      description,
      host,
      feedUrl,
      homeUrl: `https://${host}/`,
      createdAt: now,
    });
    const source: AskedSource = await newsTables(trx)
      .selectFrom('news_sources')
      .select(['id', 'slug', 'kind', 'feed_url', 'etag', 'last_modified', 'created_at'])
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    const answer = await feeds.ask(source);
    await takeIn(trx, source, { answer, feed: feedIn(source, answer, now), now });
  }
  demo.sources = await newsTables(trx)
    .selectFrom('news_sources')
    .select(['id', 'slug'])
    .orderBy('slug')
    .execute();
  demo.reads = await whatCanBeRead(trx);
}

async function whatCanBeRead(trx: Trx): Promise<DemoReadRecord[]> {
  const { rows } = await sql<DemoReadRecord>`
    select slug as key, id, 'NEWS' as type, published_at as "publishedAt" from news_stories
    union all
    select kind || ' ' || slug, id, kind, published_at from editorials where published_at < now()
    order by key`.execute(trx);
  return rows;
}
