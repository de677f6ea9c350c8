import { Readable } from 'node:stream';
import type { Database } from '@upround/shared/db';
import type { PageSource, PublicRecord } from '@upround/shared/ports';
import { AppError } from '@upround/shared/server-kit';
import { coreErrors } from '@upround/shared/contract-core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sql, type RawBuilder } from 'kysely';

/** Records in one file; sitemaps.org allows 50,000. */
const FILE_SIZE = 10_000;
/** How long the division into files is good for; those who read it come once a day. */
const GOOD_FOR_MS = 60 * 60 * 1000;
/** How long a failure is good for, so that those who ask again at once do not all try. */
const FAILURE_MS = 10 * 1000;
const CACHE = 'public, max-age=3600';
/** The sitemap of pages without a record. */
const FIXED = 'pages';

export interface SitemapOptions {
  db: Database;
  sources: readonly PageSource[];
  /** Origin of the web app. */
  origin: string;
  /** Records in one file, where it is not the usual number. */
  fileSize?: number;
}

type Listed = PageSource & { records: RawBuilder<PublicRecord> };

/** `/post/{slug}` is listed in files named `post`. */
const nameOf = ({ route, listedAs }: PageSource) =>
  listedAs ?? route.split('/').filter(Boolean).slice(0, -1).join('-');

const pathOf = (source: PageSource, slug: string) =>
  source.pathOf?.(slug) ?? source.route.replace('{slug}', encodeURIComponent(slug));

/** Serves `/sitemap.xml` and the files that it names, by the protocol of sitemaps.org. */
export function registerSitemaps(app: FastifyInstance, options: SitemapOptions): void {
  const { db, sources, origin, fileSize = FILE_SIZE } = options;
  const open = { config: { access: 'open' } } as const;
  const listed = new Map(
    sources
      .flatMap((source) => [
        source,
        ...(source.moreRecords ?? []).map((more) => ({ ...source, ...more })),
      ])
      .filter((source): source is Listed => source.records !== undefined)
      .map((source) => [nameOf(source), source]),
  );
  const startsOf = remembered((source: Listed) => readStarts(db, source, fileSize));

  app.get('/sitemap.xml', open, async (_request, reply) => {
    const files = [FIXED];
    for (const [name, source] of listed) {
      const starts = await startsOf(source);
      files.push(...starts.map((_, index) => `${name}-${index + 1}`));
    }
    const { SitemapIndexStream } = await import('sitemap');
    return send(
      reply,
      Readable.from(files.map((file) => ({ url: `${origin}/sitemaps/${file}.xml` }))),
      new SitemapIndexStream(),
    );
  });

  async function addresses(file: string): Promise<{ url: string; lastmod?: string }[]> {
    if (file === FIXED) return fixedPages(db, sources, origin);
    const [, name = '', number = ''] = /^([a-z-]+)-(\d{1,6})$/.exec(file) ?? [];
    const source = listed.get(name);
    const start = source === undefined ? undefined : (await startsOf(source))[Number(number) - 1];
    if (source === undefined || start === undefined) throw new AppError(coreErrors.NOT_FOUND);
    const { rows } = await sql<PublicRecord>`
      select slug, changed_at from (${source.records}) r
      where r.id >= ${start}::uuid order by r.id limit ${fileSize}`.execute(db);
    return rows.map(({ slug, changed_at }) => ({
      url: `${origin}${pathOf(source, slug)}`,
      lastmod: changed_at.toISOString(),
    }));
  }

  app.get<{ Params: { file: string } }>('/sitemaps/:file.xml', open, async (request, reply) => {
    const items = await addresses(request.params.file);
    const { SitemapStream } = await import('sitemap');
    const bare = { news: false, xhtml: false, image: false, video: false };
    return send(reply, Readable.from(items), new SitemapStream({ xmlns: bare }));
  });
}

const send = (reply: FastifyReply, items: Readable, writer: NodeJS.ReadWriteStream) =>
  reply
    .header('cache-control', CACHE)
    .type('application/xml; charset=utf-8')
    .send(items.pipe(writer));

/** The id at which each file begins, oldest record first, so that files stay as they are while records come. */
async function readStarts(db: Database, { records }: Listed, fileSize: number): Promise<string[]> {
  const starts: string[] = [];
  for (;;) {
    const last = starts.at(-1) ?? null;
    const { rows } = await sql<{ id: string }>`
      select r.id from (${records}) r where ${last === null ? sql`true` : sql`r.id > ${last}::uuid`}
      order by r.id offset ${last === null ? 0 : fileSize - 1}::int limit 1`.execute(db);
    const [next] = rows;
    if (next === undefined) return starts;
    starts.push(next.id);
  }
}

async function fixedPages(db: Database, sources: readonly PageSource[], origin: string) {
  const query = new URLSearchParams();
  const fixed = sources.filter(({ route }) => !route.includes('{'));
  const cards = await Promise.all(fixed.map((source) => source.describe(db, { slug: '', query })));
  return fixed
    .filter((_, index) => cards[index] !== null && cards[index]?.unlisted !== true)
    .map(({ route }) => ({ url: `${origin}${route}` }));
}

/** Asks once for all who want to know, and remembers what came of it. */
function remembered<Key extends object, Value>(
  read: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const cache = new Map<Key, { until: number; value: Promise<Value> }>();
  return (key) => {
    const known = cache.get(key);
    if (known !== undefined && known.until > Date.now()) return known.value;
    const entry = { until: Date.now() + GOOD_FOR_MS, value: read(key) };
    cache.set(key, entry);
    entry.value.catch(() => {
      entry.until = Date.now() + FAILURE_MS;
    });
    return entry.value;
  };
}
