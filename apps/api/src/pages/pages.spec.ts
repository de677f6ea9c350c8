import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTestServer, ownFolder } from '@upround/shared/testing-server';
import type { TestServer } from '@upround/shared/testing-server';
import { pageData } from './page-data.fixtures';
import { createPageMetaResolver } from './page-meta-resolver';
import { registerPages } from './register-pages';

const page = `<!doctype html><script nonce="__NONCE__">1</script>
<script type="application/json" id="runtime-config" nonce="__NONCE__">__RUNTIME_CONFIG__</script>`;

describe('pages', () => {
  let server: TestServer;
  let own: Awaited<ReturnType<typeof ownFolder>>;

  beforeAll(async () => {
    own = await ownFolder();
    const assets = path.join(own.folder, 'assets');
    await mkdir(assets, { recursive: true });
    await writeFile(path.join(own.folder, 'index.html'), page);
    await writeFile(path.join(own.folder, 'secret.txt'), 'outside of assets');
    await writeFile(path.join(own.folder, 'service-worker.js'), 'void 0;');
    const meta = path.join(own.folder, 'builds/meta');
    await mkdir(meta, { recursive: true });
    await writeFile(path.join(own.folder, 'builds/latest.json'), '{"id":"0123456789abcdef"}');
    await writeFile(path.join(meta, '0123456789abcdef.json'), '{"pages":[]}');
    for (const name of ['app-1a2b.js', 'app-1a2b.js.br', 'app-1a2b.js.gz', 'app-1a2b.js.map']) {
      await writeFile(path.join(assets, name), `contents of ${name}`);
    }
    server = await createTestServer({
      extend: (app, { database }) =>
        registerPages(app, {
          db: database.db,
          webDir: own.folder,
          hosts: { connect: ['https://events.example'], images: [] },
          signAccess: async () => 'token',
          origin: 'https://upround.example',
          pageMeta: createPageMetaResolver(database.db, [
            {
              route: '/post/{slug}',
              describe: async (_, { slug }) =>
                slug === 'known' ? { title: 'Known', description: 'A post' } : null,
            },
            {
              route: '/user/{slug}',
              describe: async () => ({ title: 'Somebody', description: '' }),
              movedTo: async (_, slug) => (slug === 'old-name' ? 'new-name' : null),
            },
          ]),
          data: { ...pageData, brandName: '</script>', demo: true },
        }),
    });
  });
  afterAll(async () => {
    await server?.close();
    await own.remove();
  });

  it('spec 4.24: a former URL of a record redirects to the current one, with its query, and browsers don’t cache that', async () => {
    const moved = await get('/user/old-name?tab=pods');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/user/new-name?tab=pods']);
    expect(moved.headers['cache-control']).toBe('private, no-store');
    expect((await get('/user/new-name')).statusCode).toBe(200);
  });

  const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
    server.app.inject({ url, headers });

  it('T33: the service worker is updated on every visit, and can load nothing from others', async () => {
    const worker = await get('/service-worker.js', {});
    expect([worker.statusCode, worker.body]).toEqual([200, 'void 0;']);
    expect(worker.headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
    expect(worker.headers['cache-control']).toBe('no-cache');
    expect(worker.headers['content-security-policy']).toBe("default-src 'none'; img-src 'self'");
  });

  it('tell browsers how to install the site as an app', async () => {
    const manifest = await get('/manifest.webmanifest', {});
    expect(manifest.statusCode).toBe(200);
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(JSON.parse(manifest.body)).toMatchObject({
      name: '</script>',
      start_url: '/',
      display: 'standalone',
    });
  });

  it('T46: contain config and nonce, and run no script without it', async () => {
    const { body, headers, statusCode } = await get('/');
    expect(statusCode).toBe(200);
    const nonce = /<script nonce="([^"]{20,})">/.exec(body)?.[1] ?? '';
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`'nonce-${nonce}'`);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("connect-src 'self' https://events.example;");
    expect(/script-src[^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe/);
    expect(body).not.toMatch(/__[A-Z_]+__/);
    const config = /nonce="[^"]+">(\{.*\})<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(config)).toMatchObject({
      guestToken: 'guest',
      brandName: '</script>',
      session: null,
      buildId: '0123456789abcdef',
    });
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await get('/')).body).not.toContain(nonce);
  });

  it.each([
    ['/post/known', 200],
    ['/post/unknown', 404],
    ['/nowhere', 404],
    ['/nowhere/at/all', 404],
    ['/post/%00', 404],
    ['/login', 200],
    ['/login/', 200],
    ['/?tab=latest', 200],
    ['//', 404],
    ['///', 404],
    ['//evil.example/x', 404],
    ['//user@[/', 404],
  ])('%s answers %i with the shell', async (url, status) => {
    const { statusCode, body, headers } = await get(url);
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(body).toContain('runtime-config');
  });

  it.each([
    '/v1/nowhere',
    '/media/nothing',
    '/docs/nothing',
    '/assets/nothing.js',
    '/builds/x.json',
  ])('%s is not found', async (url) => {
    const { statusCode, body } = await get(url);
    // A path that is none is refused before anything is looked for.
    expect(statusCode).toBe(url.includes('%5c') ? 400 : 404);
    expect(body).not.toContain('runtime-config');
  });

  it('spec 7: the latest build is never cached, its manifest is cached permanently', async () => {
    const latest = await get('/builds/latest.json?1763722431000', {});
    expect([latest.statusCode, latest.json(), latest.headers['cache-control']]).toEqual([
      200,
      { id: '0123456789abcdef' },
      'no-store',
    ]);
    const manifest = await get('/builds/meta/0123456789abcdef.json', {});
    expect([manifest.json(), manifest.headers['cache-control']]).toEqual([
      { pages: [] },
      'public, max-age=31536000, immutable',
    ]);
  });

  it.each([
    '/builds/meta/fedcba9876543210.json',
    '/builds/meta/..%2flatest.json',
    '/builds/meta/latest.json',
    '/builds/',
  ])('%s is not a build', async (url) => {
    expect((await get(url, {})).statusCode).toBe(404);
  });

  it('hashed files are cached permanently, in the encoding that the browser accepts', async () => {
    const file = '/assets/app-1a2b.js';
    const plain = await get(file, {});
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.body).toBe('contents of app-1a2b.js');
    const packed = await get(file, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['content-type']).toMatch(/javascript/);
  });

  it.each([
    '/assets/app-1a2b.js.map',
    '/assets/../secret.txt',
    '/assets/..%2fsecret.txt',
    '/assets/%2e%2e/secret.txt',
    '/assets/..%5csecret.txt',
    '/assets/%252e%252e/secret.txt',
    '/secret.txt',
    '/assets/',
  ])('T14: %s is not served', async (url) => {
    const { statusCode, body } = await get(url, {});
    expect(body).not.toMatch(/outside of assets|contents of/);
    // A path that is none is refused before anything is looked for.
    expect(statusCode).toBe(url.includes('%5c') ? 400 : 404);
  });
});
