import { routes as pages, type RoutePattern } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';

// What a page asks for comes with its code: neither belongs to the first page of a visit.
const ahead = () => import('./data/read-ahead');

const page = (
  path: RoutePattern,
  more: Omit<FeatureRoute, 'path' | 'layout' | 'access'>,
): FeatureRoute => ({
  path,
  layout: 'default',
  access: 'guest',
  ...more,
});

const article = (path: RoutePattern) =>
  page(path, {
    hasTopBar: true,
    hasAside: true,
    page: () => import('./screens/article/article-page').then((m) => m.articlePageAt(path)),
    data: (client) => ahead().then((m) => m.readArticleAhead(client, path)),
  });

/** News, our own articles, and premium essays. */
export const routes: FeatureRoute[] = [
  page(pages.news, {
    listedKinds: () => ['NEWS'],
    page: () => import('./screens/news/news-screen').then((m) => m.NewsScreen),
    data: (client, _params, search) => ahead().then((m) => m.readNewsAhead(client, search)),
  }),
  page(pages.newsStory, {
    hasTopBar: true,
    hasAside: true,
    page: () => import('./screens/story/story-screen').then((m) => m.StoryScreen),
    data: (client, { slug = '' }) => ahead().then((m) => m.readStoryAhead(client, slug)),
  }),
  page(pages.newsSource, {
    hasTopBar: true,
    hasAside: true,
    page: () => import('./screens/source/source-screen').then((m) => m.SourceScreen),
    data: (client, { slug = '' }) => ahead().then((m) => m.readSourceAhead(client, slug)),
  }),
  article(pages.articleLayoffs),
  article(pages.articleSharechat),
  article(pages.articleQuickCommerce),
  page(pages.premiumContent, {
    page: () => import('./screens/essays/essays-screen').then((m) => m.EssaysScreen),
    data: (client) => ahead().then((m) => m.readEssaysAhead(client)),
  }),
  page(pages.essay, {
    hasTopBar: true,
    hasAside: true,
    page: () => import('./screens/essay/essay-screen').then((m) => m.EssayScreen),
    data: (client, { slug = '' }) => ahead().then((m) => m.readEssayAhead(client, slug)),
  }),
];
