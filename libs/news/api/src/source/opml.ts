import { generateOpml, parseOpml, type Opml } from 'feedsmith';
import { oneLine, shortened } from '../intake/plain-text';
import { originalUrl } from '../intake/story-keys';

/** A source as lists of sources name it. */
export interface ListedSource {
  name: string;
  feedUrl: string;
  homeUrl: string | null;
  description: string;
}

const NAME_MAX = 80;
const DESCRIPTION_MAX = 300;
const MOST_SOURCES = 1_000;

type Outline = Opml.Outline<string>;

function* feedsIn(outlines: readonly Outline[] | undefined): Generator<ListedSource> {
  for (const outline of outlines ?? []) {
    const feed = originalUrl(outline.xmlUrl);
    if (feed !== null) {
      const name = oneLine(outline.title ?? outline.text ?? '') || feed.hostname;
      yield {
        name: shortened(name, NAME_MAX),
        feedUrl: feed.href,
        homeUrl: originalUrl(outline.htmlUrl)?.href ?? null,
        description: shortened(oneLine(outline.description ?? ''), DESCRIPTION_MAX),
      };
    }
    yield* feedsIn(outline.outlines);
  }
}

function outlinesOf(opml: string): Outline[] | undefined {
  try {
    return parseOpml(opml).body?.outlines as Outline[] | undefined;
  } catch (cause) {
    throw new RangeError('This isn’t an OPML file.', { cause });
  }
}

/**
 * Reads a list of sources, as readers of feeds exchange them; groups within it do not matter.
 *
 * @throws RangeError for what is no OPML
 */
export function sourcesFrom(opml: string): ListedSource[] {
  const byFeed = new Map<string, ListedSource>();
  for (const source of feedsIn(outlinesOf(opml))) {
    const isNew = !byFeed.has(source.feedUrl) && byFeed.size < MOST_SOURCES;
    if (isNew) byFeed.set(source.feedUrl, source);
  }
  return [...byFeed.values()];
}

/** Writes a list of sources. */
export function opmlOf(sources: readonly ListedSource[], title: string): string {
  return generateOpml({
    head: { title },
    body: {
      outlines: sources.map(({ name, feedUrl, homeUrl, description }) => ({
        type: 'rss',
        text: name,
        title: name,
        xmlUrl: feedUrl,
        ...(homeUrl === null ? {} : { htmlUrl: homeUrl }),
        ...(description === '' ? {} : { description }),
      })),
    },
  });
}
