import { newsDocs } from '@upround/news/contract';
import type { Trx } from '@upround/shared/db';
import type { StoreFile } from '@upround/shared/demo';
import type { Entitlements } from '@upround/shared/ports';
import type { SafeFetch } from '@upround/shared/safe-fetch';
import type { ApiModule } from '@upround/shared/server-kit';
import type { FileStore } from '@upround/shared/storage';
import { editorialPages } from './contributions/editorial-pages';
import { moderatedNews } from './contributions/moderated-news';
import { newsCommands } from './contributions/news-commands';
import { newsEraser } from './contributions/news-eraser';
import { newsExports } from './contributions/news-exports';
import { newsFilters } from './contributions/news-filters';
import { newsRss } from './contributions/news-rss';
import { newsSearch } from './contributions/news-search';
import { newsTargets } from './contributions/news-targets';
import { storyPages } from './contributions/story-pages';
import { content } from './editorial/content';
import { editorialRoutes } from './editorial/editorial.routes';
import { syncEditorials, versionOf } from './editorial/editorial.store';
import { parseEditorial } from './editorial/parse-editorial';
import { feedsOfTheWeb, type FeedTransport } from './intake/feed-transport';
import { intakeTasks } from './intake/intake.tasks';
import { sourceRoutes } from './source/source.routes';
import { storyRoutes } from './story/story.routes';
import type { NewsDemo } from './seed/news-demo';

/** What news needs from the rest of the server. Bound in apps/api. */
export interface NewsDeps {
  /** Tells who may read whole essays. */
  entitlements: Entitlements;
  /** Asks the feeds of others. */
  safeFetch: SafeFetch;
  /** Where the pictures of the demo community go. */
  files: Pick<FileStore, 'put'>;
  /** The server's clock; the real one by default. */
  now?: (() => Date) | undefined;
  /** Files of our own texts, by kind; those of the content folder by default. */
  texts?: typeof content | undefined;
  /** The news of the demo community; without it nothing is seeded. */
  demo?: (() => Promise<NewsDemo>) | undefined;
}

/** Feeds of the demo community, loaded by servers that have it. */
const demoTransport = (demo: NewsDeps['demo'], now: () => Date): FeedTransport => ({
  async ask(source) {
    const { demoFeeds } = await import('./seed/demo-feeds');
    const news = (await demo?.()) ?? { demoSources: [], demoStories: {} };
    return demoFeeds(news, now).ask(source);
  },
});

/** The server half of news. */
export function newsModule(deps: NewsDeps): ApiModule {
  const { entitlements, safeFetch, files, now, texts = content, demo } = deps;
  const clock = now ?? (() => new Date());
  const transports = { FEED: feedsOfTheWeb(safeFetch), DEMO: demoTransport(demo, clock) };
  const prepare = (trx: Trx) =>
    syncEditorials(trx, versionOf(texts), () => ({
      ARTICLE: texts.ARTICLE.map(parseEditorial),
      ESSAY: texts.ESSAY.map(parseEditorial),
    }));
  return {
    name: 'news',
    docs: newsDocs,
    calls: [...storyRoutes, ...sourceRoutes, ...editorialRoutes(entitlements)],
    tasks: intakeTasks({ transports, now: clock }),
    contributes: {
      targets: newsTargets,
      moderated: moderatedNews,
      pages: [...storyPages, ...editorialPages],
      rss: newsRss,
      search: newsSearch,
      filters: newsFilters,
      erasers: [newsEraser],
      exports: newsExports,
      commands: newsCommands,
    },
    prepare,
    seed: async (context) => {
      await prepare(context.trx);
      if (demo === undefined) return;
      const { seedNews } = await import('./seed/seed-news');
      const store: StoreFile = (key, bytes, type) => files.put(key, bytes, type);
      await seedNews(await demo(), { feeds: transports.DEMO, store }, context);
    },
  };
}
