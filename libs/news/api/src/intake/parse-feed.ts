import { newsLimits } from '@upround/news/contract';
import { decodeText } from '@upround/shared/safe-fetch';
import { parseFeed, type AnyFeed } from 'feedsmith';
import { UnreadableFeedError, type FeedItem, type ReadFeed } from './feed-item';
import { itemsOfAtom, itemsOfJson, itemsOfRdf, itemsOfRss, type RawItem } from './feed-formats';
import { itemDate } from './item-date';
import { detectedLanguage, languageOf } from './language';
import { originalLinks } from './original-links';
import { minutesToRead, oneLine, plainText, shortened, withoutFirstAppeared } from './plain-text';
import { hashOf, originalUrl, titleKey, titleNumbers, urlKey } from './story-keys';
import { wholeItems } from './whole-items';

/** Items of one feed that are looked at. */
export const MOST_ITEMS = 500;
/** Fewer letters than these are a teaser: of the time that the original takes they say nothing. */
const TELLING_LETTERS = 1_200;
const TITLE_FROM_TEXT = 90;

/** UTF-16 without a byte order mark: the first letter of a feed is `<` or `{`. */
function unmarkedUtf16([first, second]: Uint8Array): string | null {
  if (first === 0 && (second === 0x3c || second === 0x7b)) return 'utf-16be';
  return second === 0 && (first === 0x3c || first === 0x7b) ? 'utf-16le' : null;
}

/** Turns the bytes of a feed into text: by their byte order mark, by the answer's charset, by the XML declaration. */
export function feedText(body: Uint8Array, charset: string | null): string {
  const start = Buffer.from(body.subarray(0, 200)).toString('latin1');
  const declared = /<\?xml[^>]*\sencoding\s*=\s*["']([\w:.-]{1,40})["']/i.exec(start)?.[1];
  return decodeText(body, [unmarkedUtf16(body), charset], declared);
}

type FeedParts = ReturnType<typeof itemsOfRss>;

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

/** What the items of one feed have in common. */
interface ItemGround {
  /** What their addresses are relative to. */
  base: string;
  language: string | null;
  /** The publisher's addresses, where a feed service has put its own. */
  originals: ReadonlyMap<string, string>;
  now: Date;
}

/** An item as we keep it; null where it lacks an address or anything to read. */
function toItem(raw: RawItem, { base, language, originals, now }: ItemGround): FeedItem | null {
  const own = originalUrl(raw.base, base)?.href ?? base;
  const url =
    originalUrl(
      originals.get(raw.guid?.trim() ?? '') ?? originals.get(raw.url?.trim() ?? ''),
      own,
    ) ?? originalUrl(raw.url, own);
  if (url === null) return null;
  const textOf = (given = '') =>
    withoutFirstAppeared(raw.isText ? oneLine(given) : plainText(given));
  const summary = textOf(raw.summary);
  const content = textOf(raw.content);
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
 * @param base its own address, which relative addresses are relative to
 * @throws UnreadableFeedError for what is no feed
 */
export function readFeed(text: string, base: string, now: Date): ReadFeed {
  let parts: FeedParts;
  try {
    parts = partsOf(parseFeed(wholeItems(text), { maxItems: MOST_ITEMS }));
  } catch (cause) {
    throw new UnreadableFeedError('This isn’t a feed we can read.', { cause });
  }
  const { raw, base: declaredBase, ...feed } = parts;
  const declared = originalUrl(declaredBase, base)?.href;
  const homeUrl = originalUrl(feed.homeUrl ?? undefined, declared ?? base)?.href ?? null;
  const ground: ItemGround = {
    base: declared ?? homeUrl ?? base,
    language: feed.language,
    originals: originalLinks(text),
    now,
  };
  const known = new Set<string>();
  const items = raw
    .slice(0, MOST_ITEMS)
    .map((one) => toItem(one, ground))
    .filter((item): item is FeedItem => item !== null)
    // What comes twice in one feed, under one guid or one address, is one item: the first, which feeds put newest.
    .filter(({ guidKey, urlKey: address }) => {
      const isNew = !known.has(guidKey) && !known.has(address);
      known.add(guidKey).add(address);
      return isNew;
    });
  return { ...feed, homeUrl, items };
}
