import { newsLimits } from '@upround/news/contract';
import { parseFeed, type AnyFeed } from 'feedsmith';
import { UnreadableFeedError, type FeedItem, type ReadFeed } from './feed-item';
import { itemsOfAtom, itemsOfJson, itemsOfRdf, itemsOfRss, type RawItem } from './feed-formats';
import { itemDate } from './item-date';
import { detectedLanguage, languageOf } from './language';
import { minutesToRead, oneLine, plainText, shortened } from './plain-text';
import { hashOf, originalUrl, titleKey, titleNumbers, urlKey } from './story-keys';

/** Items of one feed that are looked at. */
export const MOST_ITEMS = 500;
/** Fewer letters than these are a teaser: of the time that the original takes they say nothing. */
const TELLING_LETTERS = 1_200;
const TITLE_FROM_TEXT = 90;

/**
 * Turns the bytes of a feed into text: by its own mark, by what the answer said, by the XML declaration.
 *
 * @throws UnreadableFeedError
 */
export function feedText(body: Uint8Array, charset: string | null): string {
  const start = Buffer.from(body.subarray(0, 200)).toString('latin1');
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w-]{1,40})["']/.exec(start)?.[1];
  const marked = body[0] === 0xff && body[1] === 0xfe ? 'utf-16le' : undefined;
  try {
    return new TextDecoder(marked ?? charset ?? declared ?? 'utf-8').decode(body);
  } catch (cause) {
    throw new UnreadableFeedError('The feed is in an encoding that we do not know.', { cause });
  }
}

type FeedParts = Omit<ReadFeed, 'items'> & { raw: RawItem[] };

function partsOf({ format, feed }: AnyFeed<string>): FeedParts {
  switch (format) {
    case 'rss':
      return itemsOfRss(feed);
    case 'atom':
      return itemsOfAtom(feed);
    case 'rdf':
      return itemsOfRdf(feed);
    case 'json':
      return itemsOfJson(feed);
  }
}

/** An item as we keep it; null where it lacks an address or anything to read. */
function toItem(
  raw: RawItem,
  { base, language, now }: { base: string; language: string | null; now: Date },
): FeedItem | null {
  const url = originalUrl(raw.url, base);
  if (url === null) return null;
  const summary = raw.isText ? oneLine(raw.summary ?? '') : plainText(raw.summary ?? '');
  const content = raw.isText ? oneLine(raw.content ?? '') : plainText(raw.content ?? '');
  const text = summary === '' ? content : summary;
  const title = shortened(
    plainText(raw.title ?? '') || shortened(text, TITLE_FROM_TEXT),
    newsLimits.title,
  );
  if (title === '') return null;
  return {
    guidKey: hashOf(raw.guid?.trim() || url.href),
    title,
    excerpt: shortened(text, newsLimits.excerpt),
    url: url.href,
    host: url.hostname.replace(/^www\./, ''),
    urlKey: urlKey(url),
    titleKey: titleKey(title),
    titleNumbers: titleNumbers(title),
    language: languageOf(raw.language) ?? language ?? detectedLanguage(`${title}. ${text}`),
    readingMinutes: content.length < TELLING_LETTERS ? null : minutesToRead(content),
    publishedAt: itemDate(raw.dates, now),
  };
}

/**
 * Reads a feed of any format.
 *
 * @param text of the feed; its document type and entities are not followed
 * @param base its own address, below which relative addresses stand
 * @throws UnreadableFeedError for what is no feed
 */
export function readFeed(text: string, base: string, now: Date): ReadFeed {
  let parts: FeedParts;
  try {
    parts = partsOf(parseFeed(text, { maxItems: MOST_ITEMS }));
  } catch (cause) {
    throw new UnreadableFeedError('This is no feed that we can read.', { cause });
  }
  const { raw, ...feed } = parts;
  const homeUrl = originalUrl(feed.homeUrl ?? undefined, base)?.href ?? null;
  const known = new Set<string>();
  const items = raw
    .slice(0, MOST_ITEMS)
    .map((one) => toItem(one, { base: homeUrl ?? base, language: feed.language, now }))
    .filter((item): item is FeedItem => item !== null)
    // What comes twice in one feed, under one guid or one address, is one item: the first, which feeds put newest.
    .filter(({ guidKey, urlKey: address }) => {
      const isNew = !known.has(guidKey) && !known.has(address);
      known.add(guidKey).add(address);
      return isNew;
    });
  return { ...feed, homeUrl, items };
}
