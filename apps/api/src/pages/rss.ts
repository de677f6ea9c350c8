import { coreErrors } from '@upround/shared/contract-core';
import type { Database } from '@upround/shared/db';
import { rssPath } from '@upround/shared/links';
import type { RssChannel, RssSource } from '@upround/shared/ports';
import { AppError } from '@upround/shared/server-kit';
import type { FastifyInstance } from 'fastify';
import { escapeText } from '@upround/shared/server-kit';

const CACHE = 'public, max-age=600';
const SLUG = /^[A-Za-z0-9_-]{1,64}$/;

// Valid in a post, and in no XML: one of them would make the whole file unreadable.
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const forXml = (text: string) => text.replace(NOT_IN_XML, '');

export interface RssOptions {
  db: Database;
  sources: readonly RssSource[];
  brandName: string;
  /** Origin of the web app. */
  origin: string;
}

/** Serves the feeds of the slices as RSS 2.0 (rssboard.org), for feed readers. */
export function registerRss(app: FastifyInstance, options: RssOptions): void {
  const { db, sources, brandName, origin } = options;
  const open = { config: { access: 'open' } } as const;

  async function write(channel: RssChannel, self: string): Promise<string> {
    const { generateRssFeed } = await import('feedsmith');
    const address = (path: string) => `${origin}${path}`;
    return generateRssFeed({
      title: forXml(`${channel.title} · ${brandName}`),
      link: address(channel.path),
      description: forXml(channel.description),
      language: 'en',
      generator: brandName,
      atom: { links: [{ href: address(self), rel: 'self', type: 'application/rss+xml' }] },
      items: channel.entries.map((entry) => ({
        // Readers take both for HTML.
        title: escapeText(forXml(entry.title)),
        link: address(entry.path),
        description: escapeText(forXml(entry.text)).replaceAll('\n', '<br>'),
        guid: { value: `${origin}/#${entry.id}`, isPermaLink: false },
        pubDate: entry.publishedAt,
        dc: entry.author === undefined ? undefined : { creators: [forXml(entry.author)] },
      })),
    });
  }

  for (const source of sources) {
    const url = source.perRecord ? `/rss/${source.name}/:slug.xml` : rssPath(source.name);
    app.get<{ Params: { slug?: string } }>(url, open, async (request, reply) => {
      const { slug = '' } = request.params;
      const isKnown = !source.perRecord || SLUG.test(slug);
      const channel = isKnown ? await source.read(db, slug) : null;
      if (channel === null) throw new AppError(coreErrors.NOT_FOUND);
      return reply
        .header('cache-control', CACHE)
        .type('application/rss+xml; charset=utf-8')
        .send(await write(channel, rssPath(source.name, source.perRecord ? slug : undefined)));
    });
  }
}
