import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { registerValuationPicture } from '@upround/calculators/api';
import { registerMedia } from '@upround/shared/storage';
import { ownFolder, type TestServer } from '@upround/shared/testing-server';
import { registerBrandPicture } from '../pages/brand-picture';
import { createPageMetaResolver } from '../pages/page-meta-resolver';
import { registerPages } from '../pages/register-pages';
import { registerRobots } from '../pages/robots';
import { registerRss } from '../pages/rss';
import { registerSecurityTxt } from '../pages/security-txt';
import { registerSitemaps } from '../pages/sitemaps';
import { memoryFiles, startDemoServer } from './composed-server.fixtures';

export const ORIGIN = 'https://upround.example';

const shell = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Upround</title>
<meta name="description" content="As built."><script nonce="__NONCE__">1</script>
<script type="application/json" id="runtime-config" nonce="__NONCE__">__RUNTIME_CONFIG__</script></head></html>`;

/** Scripts that the shell itself holds. */
export const SHELL_SCRIPTS = 2;

export interface PageServer extends TestServer {
  get(url: string): Promise<{ statusCode: number; body: string; headers: Record<string, unknown> }>;
}

/**
 * The product's pages over the demo community, without the built web app.
 *
 * @param sitemapSize records in one sitemap file
 */
export async function startPageServer(sitemapSize: number): Promise<PageServer> {
  const own = await ownFolder();
  await mkdir(path.join(own.folder, 'assets'));
  await writeFile(path.join(own.folder, 'index.html'), shell);
  const files = memoryFiles();
  const server = await startDemoServer({ files }, async (app, parts, composed) => {
    const { db } = parts.database;
    const { pages, rss } = composed.contributed;
    registerMedia(app, files);
    registerBrandPicture(app);
    registerValuationPicture(app, { brand: 'Upround', limits: parts.server.limits });
    registerRobots(app, ORIGIN);
    registerSecurityTxt(app, { origin: ORIGIN, contact: undefined });
    registerSitemaps(app, { db, origin: ORIGIN, sources: pages, fileSize: sitemapSize });
    registerRss(app, { db, origin: ORIGIN, sources: rss, brandName: 'Upround' });
    await registerPages(app, {
      db,
      origin: ORIGIN,
      pageMeta: createPageMetaResolver(db, pages),
      webDir: own.folder,
      hosts: { connect: [], images: [] },
      signAccess: async () => 'token',
      data: {
        apiHost: '',
        guestToken: 'guest',
        brandName: 'Upround',
        brandSlug: 'upround',
        demo: true,
        mailbox: false,
        posthog: null,
        webAnalyticsId: '',
        realtime: 'socket',
        firebase: null,
      },
    });
  });
  return {
    ...server,
    get: (url) => server.app.inject({ url, headers: { accept: 'text/html' } }),
    async close() {
      await server.close();
      await own.remove();
    },
  };
}
