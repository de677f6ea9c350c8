import type { Trx } from '@upround/shared/db';
import { drawDemoPicture, type DemoReadRecord, type StoreFile } from '@upround/shared/demo';
import type { SeedContext } from '@upround/shared/server-kit';
import { sql } from 'kysely';
import { feedIn, takeIn } from '../intake/read-source';
import type { AskedSource, FeedTransport } from '../intake/feed-transport';
import { newsTables } from '../news-tables';
import { addSource } from '../source/source.store';
import { datedStories } from './demo-stories';
import type { NewsDemo } from './news-demo';

/** Where the demo's news comes from, and where its pictures go. */
export interface NewsGround {
  feeds: FeedTransport;
  store: StoreFile;
}

/** Draws the pictures of the stories that are out; @returns the promise that their files are stored. */
async function seedPictures(
  { demoStories }: NewsDemo,
  store: StoreFile,
  { trx, now }: SeedContext,
): Promise<{ stored: Promise<unknown> }> {
  const stories = Object.values(demoStories).flatMap((of) => datedStories(of, now));
  const pictures = stories.flatMap(({ key, title, picture, publishedAt }) => {
    if (picture === undefined || publishedAt > now) return [];
    return [{ title, ...drawDemoPicture(`news-${key}`, { drawing: picture, alt: '' }, store) }];
  });
  await sql`
    update news_stories set image = drawn.image
    from unnest(
      ${pictures.map(({ title }) => title)}::text[],
      ${pictures.map(({ image }) => JSON.stringify(image))}::jsonb[]
    ) as drawn (title, image)
    where news_stories.title = drawn.title`.execute(trx);
  const stored = Promise.all(pictures.map((picture) => picture.stored));
  stored.catch(() => undefined);
  return { stored };
}

/** Adds the demo sources and reads each once, so that there is news from the first moment on. */
export async function seedNews(
  news: NewsDemo,
  { feeds, store }: NewsGround,
  context: SeedContext,
): Promise<void> {
  const { demoSources } = news;
  const { trx, now, demo } = context;
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
  const { stored } = await seedPictures(news, store, context);
  demo.sources = await newsTables(trx)
    .selectFrom('news_sources')
    .select(['id', 'slug'])
    .orderBy('slug')
    .execute();
  demo.reads = await whatCanBeRead(trx);
  await stored;
}

async function whatCanBeRead(trx: Trx): Promise<DemoReadRecord[]> {
  const { rows } = await sql<DemoReadRecord>`
    select slug as key, title, id, 'NEWS' as type, published_at as "publishedAt" from news_stories
    union all
    select kind || ' ' || slug, title, id, kind, published_at from editorials
    where published_at < now()
    order by key`.execute(trx);
  return rows;
}
