import type { AtomFeed, JsonFeed, RdfFeed, RssFeed } from 'feedsmith';
import type { ReadFeed } from './feed-item';
import { languageOf } from './language';
import { plainText, shortened } from './plain-text';

/** An item with its texts as the feed writes them. */
export interface RawItem {
  guid?: string | undefined;
  url?: string | undefined;
  title?: string | undefined;
  /** What the source offers as its short text. */
  summary?: string | undefined;
  /** The longest text that it gives. */
  content?: string | undefined;
  /** Both texts are text, not HTML. */
  isText: boolean;
  language?: string | undefined;
  /** What its address is relative to, itself relative to the feed's base. */
  base?: string | undefined;
  /** The best first. */
  dates: (string | undefined)[];
}

type Parts = Omit<ReadFeed, 'items'> & {
  raw: RawItem[];
  /** What its addresses are relative to, as it declares. */
  base?: string | undefined;
};

const NAME_MAX = 80;
const DESCRIPTION_MAX = 300;

const nameOf = (text: string | undefined) => shortened(plainText(text ?? ''), NAME_MAX);
const descriptionOf = (text: string | undefined) =>
  shortened(plainText(text ?? ''), DESCRIPTION_MAX);

const PERIOD_MINUTES: Readonly<Record<string, number>> = {
  hourly: 60,
  daily: 24 * 60,
  weekly: 7 * 24 * 60,
  monthly: 30 * 24 * 60,
};

/** How often a feed changes by its own words, as a pause. */
function pauseOf(sy: { updatePeriod?: string; updateFrequency?: number } | undefined) {
  const period = PERIOD_MINUTES[sy?.updatePeriod?.trim().toLowerCase() ?? ''];
  return period === undefined ? null : period / Math.max(1, sy?.updateFrequency ?? 1);
}

/** RSS 0.9x and 2.0. */
export function itemsOfRss(feed: DeepPartial<RssFeed.Feed<string>>): Parts {
  return {
    title: nameOf(feed.title),
    description: descriptionOf(feed.description),
    homeUrl: feed.link ?? null,
    language: languageOf(feed.language ?? feed.dc?.languages?.[0]),
    ttlMinutes: feed.ttl ?? pauseOf(feed.sy),
    base: feed.xml?.base,
    raw: (feed.items ?? []).map((item) => ({
      guid: item.guid?.value,
      // A guid is an address unless it says that it is none.
      url: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
      title: item.title ?? item.dc?.titles?.[0],
      summary: item.description,
      content: item.content?.encoded ?? item.description,
      isText: false,
      language: item.dc?.languages?.[0],
      base: item.xml?.base,
      dates: [item.pubDate, item.dc?.dates?.[0], item.atom?.published, item.atom?.updated],
    })),
  };
}

/** RSS 0.9 and 1.0. */
export function itemsOfRdf(feed: DeepPartial<RdfFeed.Feed<string>>): Parts {
  return {
    title: nameOf(feed.title),
    description: descriptionOf(feed.description),
    homeUrl: feed.link ?? null,
    language: languageOf(feed.dc?.languages?.[0]),
    ttlMinutes: pauseOf(feed.sy),
    base: feed.xml?.base,
    raw: (feed.items ?? []).map((item) => ({
      guid: item.rdf?.about,
      url: item.link ?? item.rdf?.about,
      title: item.title ?? item.dc?.titles?.[0],
      summary: item.description ?? item.dc?.descriptions?.[0],
      content: item.content?.encoded ?? item.description,
      isText: false,
      language: item.dc?.languages?.[0],
      base: item.xml?.base,
      dates: [item.dc?.dates?.[0]],
    })),
  };
}

const linkOf = (links: readonly DeepPartial<AtomFeed.Link<string>>[] | undefined) =>
  links?.find(({ rel, href }) => href !== undefined && (rel ?? 'alternate') === 'alternate')?.href;

/** Atom. */
export function itemsOfAtom(feed: DeepPartial<AtomFeed.Feed<string>>): Parts {
  return {
    title: nameOf(feed.title?.value),
    description: descriptionOf(feed.subtitle?.value),
    homeUrl: linkOf(feed.links) ?? null,
    language: languageOf(feed.xml?.lang ?? feed.dc?.languages?.[0]),
    ttlMinutes: pauseOf(feed.sy),
    base: feed.xml?.base,
    raw: (feed.entries ?? []).map((entry) => ({
      guid: entry.id,
      url: linkOf(entry.links) ?? entry.id,
      title: entry.title?.value,
      summary: entry.summary?.value,
      content: entry.content?.value ?? entry.summary?.value,
      isText: false,
      language: entry.xml?.lang,
      base: entry.xml?.base,
      dates: [entry.published, entry.updated, entry.dc?.dates?.[0]],
    })),
  };
}

/** JSON Feed. */
export function itemsOfJson(feed: DeepPartial<JsonFeed.Feed<string>>): Parts {
  return {
    title: nameOf(feed.title),
    description: descriptionOf(feed.description),
    homeUrl: feed.home_page_url ?? null,
    language: languageOf(feed.language),
    ttlMinutes: null,
    raw: (feed.items ?? []).map((item) => ({
      guid: item.id,
      url: item.url ?? item.external_url ?? item.id,
      title: item.title,
      summary: item.summary,
      content: item.content_text ?? item.content_html,
      isText: item.content_html === undefined,
      language: item.language,
      dates: [item.date_published, item.date_modified],
    })),
  };
}

type DeepPartial<T> = T extends (infer Item)[]
  ? DeepPartial<Item>[]
  : T extends object
    ? { [Name in keyof T]?: DeepPartial<T[Name]> }
    : T;
