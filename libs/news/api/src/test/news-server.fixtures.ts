import type { Entitlement } from '@upround/shared/ports';
import { SafeFetchError, type SafeFetch } from '@upround/shared/safe-fetch';
import { createTestServer, type TestServer } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { findDue } from '../intake/intake.tasks';
import { newsModule, type NewsDeps } from '../news-module';
import { addSource } from '../source/source.store';

type Answer = Awaited<ReturnType<SafeFetch['fetch']>>;
type Request = Parameters<SafeFetch['fetch']>[1];

/** What a fake news server does with a request. */
export type Served = (request: Request) => Promise<Partial<Answer> & { body: Uint8Array }>;

/** News alone, on servers of others that the test plays. */
export interface NewsServer extends TestServer {
  /** What the web answers, by address; anything else does not answer. */
  web: Map<string, Served>;
  /** Addresses in the order in which they were asked. */
  asked: string[];
  /** Who is entitled to what. */
  plans: Map<string, Entitlement>;
  /** Adds a source that answers with a feed; answers its id. */
  source(slug: string, served: string | Served): Promise<string>;
  /** Reads what is due. */
  readAll(): Promise<void>;
}

const answered = (given: Partial<Answer> & { body: Uint8Array }, url: string): Answer => ({
  url,
  movedTo: null,
  notModified: false,
  cut: false,
  charset: null,
  contentType: 'application/rss+xml',
  etag: null,
  lastModified: null,
  ...given,
});

/** @returns what serves a text */
export const serving =
  (text: string): Served =>
  () =>
    Promise.resolve({ body: Buffer.from(text) });

export const feedUrl = (slug: string) => `https://${slug}.example/feed`;

/** Starts news with its tasks. */
export async function startNewsServer(
  texts: NewsDeps['texts'] = { ARTICLE: [], ESSAY: [] },
): Promise<NewsServer> {
  const web = new Map<string, Served>();
  const asked: string[] = [];
  const plans = new Map<string, Entitlement>();
  const safeFetch: SafeFetch = {
    async fetch(url, request) {
      asked.push(url);
      const serve = web.get(url);
      if (serve === undefined) throw new SafeFetchError('UNREACHABLE', 'Nobody is there.');
      return answered(await serve(request), url);
    },
  };
  const server = await createTestServer({
    modules: ({ now }) => [
      newsModule({
        files: { put: () => Promise.resolve() },
        entitlements: { of: (_db, userId) => Promise.resolve(plans.get(userId ?? '') ?? null) },
        safeFetch,
        now,
        texts,
      }),
    ],
  });
  return {
    ...server,
    web,
    asked,
    plans,
    async source(slug, served) {
      web.set(feedUrl(slug), typeof served === 'string' ? serving(served) : served);
      await server.db.transaction().execute((trx) =>
        addSource(trx, {
          kind: 'FEED',
          slug,
          name: `Source ${slug}`,
          host: `${slug}.example`,
          feedUrl: feedUrl(slug),
          homeUrl: null,
          description: '',
        }),
      );
      const { rows } = await sql<{ id: string }>`
        select id from news_sources where slug = ${slug}`.execute(server.db);
      return rows[0]?.id ?? '';
    },
    async readAll() {
      await server.db.transaction().execute((trx) => server.tasks.senderOn(trx).send(findDue, {}));
      await server.runTasks();
    },
  };
}

/** An item as a test writes it. */
export interface WrittenItem {
  guid?: string;
  title: string;
  path?: string;
  text?: string;
  /** Hours before `from`. */
  hoursAgo?: number;
}

/** Writes RSS 2.0. */
export function rssOf(slug: string, items: readonly WrittenItem[], from = new Date()): string {
  const written = items.map(({ guid, title, path, text = '', hoursAgo = 1 }, index) => {
    const at = new Date(from.getTime() - hoursAgo * 3_600_000).toUTCString();
    return `<item><title><![CDATA[${title}]]></title><guid>${guid ?? `${slug}-${index}-${title.length}`}</guid>
      <link>https://${slug}.example/${path ?? index}</link>
      <description><![CDATA[${text}]]></description><pubDate>${at}</pubDate></item>`;
  });
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>${slug}</title>
    <link>https://${slug}.example/</link><language>en</language>${written.join('')}</channel></rss>`;
}
