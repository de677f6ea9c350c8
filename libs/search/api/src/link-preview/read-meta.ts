import { Parser } from 'htmlparser2';
import { excerpt } from '@upround/shared/domain';

/** What a page says of itself, in plain text within bounds. */
export interface PageMeta {
  title: string;
  description: string;
  siteName: string;
  /** An absolute address of http(s), nothing more is known of it. */
  image: string | null;
  imageAlt: string;
}

const longest = { title: 200, description: 300, siteName: 80, imageAlt: 300 } as const;
/** A tag's content is not taken further than this, and a page's tags not beyond so many. */
const LONGEST_CONTENT = 8_000;
const MOST_TAGS = 400;

/** In the order in which they are believed: Open Graph, then Twitter, then the page's own tags. */
const names = {
  title: ['og:title', 'twitter:title'],
  description: ['og:description', 'twitter:description', 'description'],
  siteName: ['og:site_name', 'application-name'],
  image: ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'],
  imageAlt: ['og:image:alt', 'twitter:image:alt'],
} as const;

/**
 * Letters without a face: controls, halves of characters, marks that turn the direction of what follows, and those of
 * no width.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu;

const plain = (text: string, max: number) =>
  excerpt(text.replaceAll(/[\t\n\r]/g, ' ').replaceAll(UNSEEN, ''), max);

/**
 * Reads the head of a page. Nothing is stored as markup, and nothing that it refers to is fetched.
 *
 * @param html the page or its beginning
 * @param url of the page; the image's address may be relative to it
 */
export function readMeta(html: string, url: string): PageMeta {
  const found = tagsOf(html);
  const first = (wanted: readonly string[]) =>
    wanted.map((name) => found.get(name) ?? '').find((text) => text.trim() !== '') ?? '';
  const image = first(names.image);
  return {
    title: plain(first(names.title) || (found.get('<title>') ?? ''), longest.title),
    description: plain(first(names.description), longest.description),
    siteName: plain(first(names.siteName), longest.siteName),
    image: image === '' ? null : webAddress(image, baseOf(found, url)),
    imageAlt: plain(first(names.imageAlt), longest.imageAlt),
  };
}

/**
 * The first content of each name, the text of the first title under `<title>`, and the address of the first base
 * under `<base>`.
 */
function tagsOf(html: string): Map<string, string> {
  const found = new Map<string, string>();
  let title: string | null = null;
  let depth = 0;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'svg') depth += 1;
      if (tag === 'title' && depth === 0 && !found.has('<title>')) title = '';
      if (tag === 'base' && attributes['href'] !== undefined && !found.has('<base>')) {
        found.set('<base>', attributes['href'].slice(0, LONGEST_CONTENT));
      }
      if (tag !== 'meta' || found.size >= MOST_TAGS) return;
      const name = (attributes['property'] ?? attributes['name'] ?? '').trim().toLowerCase();
      const content = (attributes['content'] ?? '').slice(0, LONGEST_CONTENT);
      if (name !== '' && content.trim() !== '' && !found.has(name)) found.set(name, content);
    },
    ontext(text) {
      if (title !== null && title.length < LONGEST_CONTENT) title += text;
    },
    onclosetag(tag) {
      if (tag === 'svg') depth -= 1;
      if (tag !== 'title' || title === null) return;
      found.set('<title>', title);
      title = null;
    },
  });
  parser.end(html);
  return found;
}

/** What relative addresses of a page are relative to. */
const baseOf = (found: ReadonlyMap<string, string>, url: string) =>
  webAddress(found.get('<base>') ?? '', url) ?? url;

function webAddress(text: string, base: string): string | null {
  try {
    const { protocol, href } = new URL(text.trim(), base);
    return protocol === 'http:' || protocol === 'https:' ? href : null;
  } catch {
    return null;
  }
}
