import { excerpt } from '@upround/shared/domain';
import type { CardPicture, PageMeta } from '@upround/shared/ports';
import { BRAND_PICTURE } from './brand-picture';
import { escapeHtml } from '@upround/shared/server-kit';
import type { FoundPage } from './page-meta-resolver';

/** Readers of link cards cut longer texts off anyway. */
const TITLE_MAX = 90;
const DESCRIPTION_MAX = 200;

export interface MetaSite {
  brandName: string;
  /** Origin of the web app, for the absolute addresses that the tags need. */
  origin: string;
}

const plainDescription = 'A network for people who build companies and people who fund them.';

const tag = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('')} data-card>`;
const property = (name: string, content: string | undefined) =>
  content === undefined ? '' : tag('meta', { property: name, content });

const hidden = tag('meta', { name: 'robots', content: 'noindex' });

/** A closing tag inside a text must not end the script. */
const jsonText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const opening = (title: string, description: string) =>
  `<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}">`;

function pictureTags(picture: CardPicture, origin: string): string {
  return [
    property('og:image', `${origin}${picture.path}`),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
    property('og:image:alt', picture.alt === '' ? undefined : picture.alt),
  ].join('');
}

function metaTags(meta: PageMeta, path: string, { brandName, origin }: MetaSite): string {
  const { kind = 'website', picture = BRAND_PICTURE, publishedAt, changedAt, author } = meta;
  const address = (place: string) => `${origin}${place}`;
  const isArticle = kind === 'article';
  const data = meta.data?.(address);
  return [
    tag('link', { rel: 'canonical', href: address(path) }),
    property('og:site_name', brandName),
    property('og:type', kind),
    property('og:title', excerpt(meta.title, TITLE_MAX)),
    property('og:description', excerpt(meta.description, DESCRIPTION_MAX)),
    property('og:url', address(path)),
    pictureTags(picture, origin),
    isArticle ? property('article:published_time', publishedAt?.toISOString()) : '',
    isArticle ? property('article:modified_time', changedAt?.toISOString()) : '',
    isArticle && author !== undefined ? property('article:author', address(author.path)) : '',
    tag('meta', {
      name: 'twitter:card',
      content: meta.picture === undefined ? 'summary' : 'summary_large_image',
    }),
    meta.feed === undefined
      ? ''
      : tag('link', {
          rel: 'alternate',
          type: 'application/rss+xml',
          title: meta.title,
          href: address(meta.feed),
        }),
    meta.unlisted === true ? hidden : '',
    data === undefined
      ? ''
      : `<script type="application/ld+json" data-card>${jsonText({
          '@context': 'https://schema.org',
          ...(data as object),
        })}</script>`,
  ].join('');
}

/**
 * What the head of a page says of it: title, description, its one address, and a card by the Open Graph protocol
 * (ogp.me) and schema.org. The same for people and for bots. What would be wrong on the next page carries `data-card`,
 * by which the app takes it away.
 */
export function pageMetaTags(page: FoundPage, site: MetaSite): string {
  const { brandName } = site;
  if (page.kind !== 'page') {
    // Pages without metadata are members' own or missing.
    const title = page.kind === 'missing' ? `Page not found · ${brandName}` : brandName;
    return `${opening(title, plainDescription)}${hidden}`;
  }
  const { meta } = page;
  const title = excerpt(meta.title, TITLE_MAX);
  return `${opening(
    title === brandName ? title : `${title} · ${brandName}`,
    excerpt(meta.description, DESCRIPTION_MAX),
  )}${metaTags(meta, page.path, site)}`;
}
