import { newsDocs } from '@upround/news/contract';
import type { Trx } from '@upround/shared/db';
import type { Entitlements } from '@upround/shared/ports';
import type { SafeFetch } from '@upround/shared/safe-fetch';
import type { ApiModule } from '@upround/shared/server-kit';
import { demoFeeds } from './demo/demo-feeds';
import { seedNews } from './demo/seed-news';
import { content } from './editorial/content';
import { editorialCalls } from './editorial/editorial.routes';
import { syncEditorials } from './editorial/editorial.store';
import { parseEditorial } from './editorial/parse-editorial';
import { feedsOfTheWeb } from './intake/feed-transport';
import { intakeTasks } from './intake/intake.tasks';
import { sourceCalls } from './source/source.routes';
import { storyCalls } from './story/story.routes';

/** What news needs from the rest of the server. Bound in apps/api. */
export interface NewsDeps {
  /** Tells who may read whole essays. */
  entitlements: Entitlements;
  /** Asks the feeds of others. */
  safeFetch: SafeFetch;
  /** The server's clock; the real one unless said. */
  now?: (() => Date) | undefined;
  /** Files of our own texts, by kind; those of the content folder unless said. */
  texts?: typeof content | undefined;
}

/** The server half of news. */
export function newsModule({ entitlements, safeFetch, now, texts = content }: NewsDeps): ApiModule {
  const clock = now ?? (() => new Date());
  const transports = { FEED: feedsOfTheWeb(safeFetch), DEMO: demoFeeds(clock) };
  const prepare = (trx: Trx) =>
    syncEditorials(trx, {
      ARTICLE: texts.ARTICLE.map(parseEditorial),
      ESSAY: texts.ESSAY.map(parseEditorial),
    });
  return {
    name: 'news',
    docs: newsDocs,
    calls: [...storyCalls, ...sourceCalls, ...editorialCalls(entitlements)],
    tasks: intakeTasks({ transports, now: clock }),
    prepare,
    seed: async (context) => {
      await prepare(context.trx);
      await seedNews(transports.DEMO, context);
    },
  };
}
