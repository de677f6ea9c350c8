import type { Database } from '@upround/shared/db';
import { links, routes, rssPath, type RoutePattern } from '@upround/shared/links';
import type { PageMeta, PageSource, PublicRecord } from '@upround/shared/ports';
import { sql } from 'kysely';
import type { Article } from 'schema-dts';
import { EDITORS } from '../editorial/editorial.mapper';
import { findEditorial, type EditorialRow } from '../editorial/editorial.read-model';
import type { EditorialKind } from '../news-tables';

/** The route of each article, whose last part is its slug. */
const articleRoutes = [
  routes.articleLayoffs,
  routes.articleSharechat,
  routes.articleQuickCommerce,
] as const;

/** The path of an article. */
export const articlePath = (slug: string) =>
  articleRoutes.find((route) => route.endsWith(`/${slug}`)) ?? routes.news;

const slugOf = (route: RoutePattern) => route.split('/').at(-1) ?? '';

interface Standing {
  path: string;
  isFree: boolean;
}

/** By Google's rules for articles, and for such as are read with a plan. */
function articleOf(
  row: EditorialRow,
  { path, isFree }: Standing,
  address: (path: string) => string,
): Article {
  const author = row.author_slug;
  return {
    '@type': 'Article',
    '@id': address(path),
    url: address(path),
    headline: row.title,
    description: row.summary,
    datePublished: row.published_at.toISOString(),
    ...(row.updated_at && { dateModified: row.updated_at.toISOString() }),
    author:
      author === null || row.author_name === null
        ? { '@type': 'Organization', name: EDITORS }
        : { '@type': 'Person', name: row.author_name, url: address(links.user(author)) },
    keywords: row.tags.join(', '),
    isAccessibleForFree: isFree,
  };
}

async function describe(
  db: Database,
  kind: EditorialKind,
  slug: string,
  standing: Standing,
): Promise<PageMeta | null> {
  // As a person without a plan sees it: cards never contain locked text.
  const row = await findEditorial(db, kind, { viewerId: null, slug, isOpen: false });
  if (row === undefined) return null;
  const { author_slug: author, author_name: name } = row;
  return {
    title: row.title,
    description: row.summary,
    path: standing.path,
    kind: 'article',
    publishedAt: row.published_at,
    ...(row.updated_at && { changedAt: row.updated_at }),
    ...(author !== null && name !== null && { author: { name, path: links.user(author) } }),
    feed: rssPath('articles'),
    data: (address) => articleOf(row, standing, address),
  };
}

/** The pages of our own texts. */
export const editorialPages: readonly PageSource[] = [
  ...articleRoutes.map((route): PageSource => ({
    route,
    describe: (db) => describe(db, 'ARTICLE', slugOf(route), { path: route, isFree: true }),
  })),
  {
    route: routes.premiumContent,
    describe: () =>
      Promise.resolve({
        title: 'Essays',
        description:
          'In-depth essays for founders and investors, with worked numbers. Full essays are for Premium members.',
        feed: rssPath('articles'),
      }),
  },
  {
    route: routes.essay,
    describe: (db, { slug }) =>
      describe(db, 'ESSAY', slug, { path: links.essay(slug.toLowerCase()), isFree: false }),
    records: sql<PublicRecord>`select id, slug, coalesce(updated_at, published_at) as changed_at
      from editorials where kind = 'ESSAY' and state = 'ACTIVE'`,
  },
];
