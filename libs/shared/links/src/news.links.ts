import { commentHash, fill, withQuery } from './build-path';

export const newsRoutes = {
  news: '/news',
  newsStory: '/news/{slug}',
  newsSource: '/news/source/{slug}',
  articleLayoffs: '/articles/surviving-layoffs-in-india',
  articleSharechat: '/exclusive/sharechat-vacates-its-koramangala-office',
  articleQuickCommerce: '/blog/navigating-the-quick-commerce-revolution-with-dunzo-zepto',
  premiumContent: '/premium-content',
  essay: '/premium-content/{slug}',
} as const;

/** What the news page lists: `?tab=`. */
export const newsTabs = ['latest', 'following', 'articles'] as const;
export type NewsTab = (typeof newsTabs)[number];

/** The order of a source's stories: `?sort=`. */
export const newsSorts = ['newest', 'oldest'] as const;
export type NewsSort = (typeof newsSorts)[number];

/** Articles have addresses of their own, which end in their slugs. */
const articles = [
  newsRoutes.articleLayoffs,
  newsRoutes.articleSharechat,
  newsRoutes.articleQuickCommerce,
];

/** Addresses of news. */
export const newsLinks = {
  /** The news. The latest of every source is the default and has no query. */
  news: ({ tab, source }: { tab?: NewsTab; source?: string } = {}) =>
    withQuery(newsRoutes.news, { tab: tab === 'latest' ? undefined : tab, source }),
  newsStory: (slug: string, { comment }: { comment?: string } = {}) =>
    `${fill(newsRoutes.newsStory, slug)}${commentHash(comment)}`,
  /** One source; `from` is the day, as in `2026-03-01`, at which its list begins. */
  newsSource: (slug: string, { sort, from }: { sort?: NewsSort; from?: string } = {}) =>
    withQuery(fill(newsRoutes.newsSource, slug), {
      sort: sort === 'newest' ? undefined : sort,
      from,
    }),
  articleLayoffs: () => newsRoutes.articleLayoffs,
  articleSharechat: () => newsRoutes.articleSharechat,
  articleQuickCommerce: () => newsRoutes.articleQuickCommerce,
  /** An editorial article by its slug; the news where there is none of that name. */
  article: (slug: string, { comment }: { comment?: string } = {}) => {
    const path = articles.find((one) => one.endsWith(`/${slug}`));
    return path === undefined ? newsRoutes.news : `${path}${commentHash(comment)}`;
  },
  premiumContent: () => newsRoutes.premiumContent,
  essay: (slug: string, { comment }: { comment?: string } = {}) =>
    `${fill(newsRoutes.essay, slug)}${commentHash(comment)}`,
} as const;

/** The page of each kind of record. */
export const newsRecords = {
  NEWS: (slug: string) => newsLinks.newsStory(slug),
  SOURCE: (slug: string) => newsLinks.newsSource(slug),
  ARTICLE: (slug: string) => newsLinks.article(slug),
  ESSAY: (slug: string) => newsLinks.essay(slug),
} as const;
