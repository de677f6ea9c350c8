import { randomBytes } from 'node:crypto';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { sessionOutcome, type SessionOutcome } from '@upround/account/api';
import type { RuntimeSession } from '@upround/shared/config';
import type { Database } from '@upround/shared/db';
import { serviceWorkerPath } from '@upround/shared/links';
import { readCookie } from '@upround/shared/server-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageMetaTags } from './page-meta-tags';
import { contentSecurityPolicy, workerPolicy, type OtherHosts } from './content-security-policy';
import { htmlPage, type PageData } from './html-page';
import type { PageMetaResolver } from './page-meta-resolver';

const NONCE_BYTES = 16;
const REFRESH_COOKIE = 'refresh-token';
/** Names of built files hold a hash of their contents. */
const FOREVER = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=3600';

export interface PagesOptions {
  db: Database;
  webDir: string;
  /** Knows what each address is about. */
  pageMeta: PageMetaResolver;
  /** Origin of the web app. */
  origin: string;
  /** The same for everyone. */
  data: Omit<PageData, 'session'>;
  /** Signs the access token that saves the page its first call. */
  signAccess(claims: { userId: string; sessionId: string }): Promise<string>;
  /** Origins that pages may speak to besides their own. */
  hosts: OtherHosts;
}

/**
 * How long a busy server may take to send a file, in milliseconds: a chunk that comes late is better than none, for which
 * the page loads again.
 */
const ASSET_MS = 60_000;

/** Serves the built web app: hashed files for a year, and for every other path its one page with the right status. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { db, webDir, pageMeta, origin, data, hosts, signAccess } = options;
  const site = { brandName: data.brandName, origin };
  const write = htmlPage(webDir);
  const assets = path.resolve(webDir, 'assets') + path.sep;

  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/assets/')) return;
    route.config = { ...route.config, access: 'open', deadlineMs: ASSET_MS };
  });
  await app.register(fastifyStatic, {
    root: assets,
    prefix: '/assets/',
    // Brotli and gzip files lie beside the built ones.
    preCompressed: true,
    index: false,
    // Source maps are for the operator alone.
    allowedPath: (file) => !file.endsWith('.map'),
    decorateReply: true,
    cacheControl: false,
    // Other files are sent by the same hand and say for themselves how long they are good for.
    setHeaders: (response, file) => {
      if (file.startsWith(assets)) response.header('cache-control', FOREVER);
    },
  });
  app.get('/favicon.svg', { config: { access: 'open' } }, (_request, reply) =>
    reply.header('cache-control', SHORT).sendFile('favicon.svg', webDir, { cacheControl: false }),
  );

  // With it browsers offer to install the site as an app.
  app.get('/manifest.webmanifest', { config: { access: 'open' } }, (_request, reply) =>
    reply
      .header('cache-control', SHORT)
      .type('application/manifest+json')
      .send(appManifest(data.brandName)),
  );

  // Renewed by browsers at every visit: it runs on for as long as they keep it.
  app.get(serviceWorkerPath, { config: { access: 'open' } }, (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', workerPolicy(hosts))
      .sendFile(path.basename(serviceWorkerPath), webDir, { cacheControl: false }),
  );

  serveBuilds(app, path.join(webDir, 'builds'));

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const address = addressOf(request.raw.url ?? '/');
    const wanted = request.method === 'GET' || request.method === 'HEAD';
    if (address === null || !wanted || !wantsPage(request, address.pathname)) return false;
    const [found, session] = await Promise.all([
      pageMeta.find(address),
      sessionOutcome(db, readCookie(request.headers.cookie, REFRESH_COOKIE)),
    ]);
    if (found.kind === 'moved') {
      // Not cached: a person who returns to a former address would get a redirect loop.
      void reply
        .header('cache-control', 'private, no-store')
        .redirect(`${found.path}${address.search}`, 301);
      return true;
    }
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    const page = write(nonce, pageMetaTags(found, site), {
      ...data,
      session: await runtimeSession(session, signAccess),
    });
    if (page === null) return false;
    void reply
      .code(found.kind === 'missing' ? 404 : 200)
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', contentSecurityPolicy(nonce, hosts))
      .header('vary', 'Cookie')
      .type('text/html; charset=utf-8')
      .send(page);
    return true;
  }
  app.pages.answerWith(answer);
}

/** What an installed app is called and looks like. Its colours are those of the light mode. */
const appManifest = (name: string) =>
  JSON.stringify({
    name,
    short_name: name,
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#fbfaf8',
    theme_color: '#fbfaf8',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  });

/** `/builds/latest.json`, by which running pages learn of a new build, and each build's manifest. */
function serveBuilds(app: FastifyInstance, folder: string): void {
  const options = { config: { access: 'open' } } as const;
  const send = (reply: FastifyReply, name: string, caching: string) =>
    reply.header('cache-control', caching).sendFile(name, folder, { cacheControl: false });
  app.get('/builds/latest.json', options, (_request, reply) =>
    send(reply, 'latest.json', 'no-store'),
  );
  app.get<{ Params: { id: string } }>(
    '/builds/meta/:id([0-9a-f]{16}).json',
    options,
    (request, reply) => send(reply, `meta/${request.params.id}.json`, FOREVER),
  );
}

/** The member who is logged in, with a token that saves the page a call; the response is private and never cached. */
async function runtimeSession(
  session: SessionOutcome,
  signAccess: PagesOptions['signAccess'],
): Promise<RuntimeSession | null> {
  if (session.kind === 'guest') return null;
  const { user, userId, sessionId } = session;
  return { user, token: await signAccess({ userId, sessionId }) };
}

/**
 * The address of a page. It is put behind an origin as it came: resolved against one, `//name` would name a host.
 *
 * @returns null for a target that is no path
 */
function addressOf(target: string): URL | null {
  if (!target.startsWith('/')) return null;
  const address = `http://own.invalid${target}`;
  return URL.canParse(address) ? new URL(address) : null;
}

/** Paths of the API and of files answer in their own way, also when there is nothing there. */
function wantsPage(request: FastifyRequest, pathname: string): boolean {
  if (
    /^\/(?:v[1-4]|media|assets|docs|builds|metrics|healthz|readyz|operator|realtime)(?:\/|$)/.test(
      pathname,
    )
  )
    return false;
  return /(?:text\/html|\*\/\*)/.test(request.headers.accept ?? '*/*');
}
