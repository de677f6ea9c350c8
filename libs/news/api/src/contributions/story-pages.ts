import { links, mediaUrl, routes, rssPath } from '@upround/shared/links';
import type { PageMeta, PageSource, PublicRecord } from '@upround/shared/ports';
import { sql } from 'kysely';
import type { WebPage } from 'schema-dts';
import { findSource } from '../source/source.read-model';
import { findStory, type StoryRow } from '../story/story.read-model';

/** Our page is about an article on another site; it does not claim to be that article. */
function pageOf(row: StoryRow, address: (path: string) => string): WebPage {
  const page = address(links.newsStory(row.slug));
  return {
    '@type': 'WebPage',
    '@id': page,
    url: page,
    name: row.title,
    mainEntity: {
      '@type': 'NewsArticle',
      '@id': row.url,
      url: row.url,
      headline: row.title,
      description: row.excerpt,
      datePublished: row.published_at.toISOString(),
      publisher: { '@type': 'Organization', name: row.source_name },
      ...(row.language !== null && { inLanguage: row.language }),
    },
  };
}

function cardOf(row: StoryRow): PageMeta {
  return {
    title: row.title,
    description: row.excerpt || `From ${row.source_name}.`,
    path: links.newsStory(row.slug),
    kind: 'article',
    ...(row.image && {
      picture: {
        path: mediaUrl(row.image.key),
        width: row.image.width,
        height: row.image.height,
        alt: '',
      },
    }),
    publishedAt: row.published_at,
    data: (address) => pageOf(row, address),
  };
}

/** The pages of news: the list, stories and sources. */
export const storyPages: readonly PageSource[] = [
  {
    route: routes.news,
    describe: () =>
      Promise.resolve({
        title: 'News',
        description: 'News about startups and the money behind them, from many sources.',
        feed: rssPath('news'),
      }),
  },
  {
    route: routes.newsStory,
    describe: async (db, { slug }) => {
      const row = await findStory(db, null, slug);
      return row === undefined ? null : cardOf(row);
    },
    records: sql<PublicRecord>`select id, slug, published_at as changed_at
      from news_stories where state = 'ACTIVE'`,
  },
  {
    route: routes.newsSource,
    describe: async (db, { slug }) => {
      const source = await findSource(db, null, slug);
      if (source === undefined) return null;
      return {
        title: source.name,
        description: source.description || `Stories from ${source.name}.`,
        path: links.newsSource(source.slug),
      };
    },
    records: sql<PublicRecord>`select id, slug, coalesce(last_published_at, created_at) as changed_at
      from news_sources`,
  },
];
