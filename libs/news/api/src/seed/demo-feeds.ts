import { createHash } from 'node:crypto';
import { UnreadableFeedError } from '../intake/feed-item';
import type { FeedTransport } from '../intake/feed-transport';
import { datedStories } from './demo-stories';
import type { DemoSource, NewsDemo } from './news-demo';
import { atomFeed, jsonFeed, rdfFeed, rssFeed } from './write-feed';

const writers: Record<DemoSource['format'], typeof rssFeed> = {
  RSS: rssFeed,
  ATOM: atomFeed,
  RDF: rdfFeed,
  JSON: jsonFeed,
};

/** A feed holds so many of its newest stories, as feeds do. */
const KEPT = 60;

/**
 * The feeds of the demo community, written in this process in each of the formats: they are read by the same path as
 * any feed, and no one is asked for them.
 */
export function demoFeeds({ demoSources, demoStories }: NewsDemo, now: () => Date): FeedTransport {
  return {
    async ask(asked) {
      const source = demoSources.find(({ feedUrl }) => feedUrl === asked.feed_url);
      if (source === undefined) throw new UnreadableFeedError('This demo source has no stories.');
      const stories = datedStories(demoStories[source.slug] ?? [], asked.created_at).filter(
        ({ publishedAt }) => publishedAt <= now(),
      );
      const text = writers[source.format](source, stories.slice(-KEPT).reverse());
      const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`;
      const notModified = asked.etag === etag;
      return {
        notModified,
        etag,
        charset: 'utf-8',
        lastModified: null,
        movedTo: null,
        body: notModified ? new Uint8Array() : Buffer.from(text),
      };
    },
  };
}
