import { fetchMeta, previewLate } from '@upround/search/contract';
import { createTestServer, startFakeWeb } from '@upround/shared/testing-server';
import { answerHtml, type TestMember, type TestServer } from '@upround/shared/testing-server';
import type { SiteHandler, FakeWeb } from '@upround/shared/testing-server';
import { ImageRefusedError } from '@upround/shared/storage';
import { linkPreviewsModule } from '../link-preview/link-previews';

const head = (...tags: [name: string, content: string][]) =>
  `<html><head><title>Own title</title>${tags
    .map(([name, content]) => `<meta property="${name}" content="${content}">`)
    .join('')}</head><body>`;

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const MINUTE = 60_000;

const send =
  (type: string, body: string | Buffer): SiteHandler =>
  (_, response) => {
    response.writeHead(200, { 'content-type': type }).end(body);
  };

describe('G31: link previews', () => {
  let web: FakeWeb;
  let server: TestServer;
  let member: TestMember;
  const stored = new Set<string>();
  let pictures = 0;

  beforeAll(async () => {
    web = await startFakeWeb();
    server = await createTestServer({
      modules: ({ now }) => [
        linkPreviewsModule({
          now,
          fetcher: web.fetcher,
          images: {
            process: async (bytes) => {
              if (!Buffer.from(bytes).subarray(0, 8).equals(PNG.subarray(0, 8))) {
                throw new ImageRefusedError('UNREADABLE');
              }
              const key = `picture-${(pictures += 1)}.webp`;
              stored.add(key);
              return { key, variants: [], width: 640, height: 320, color: '#aabbcc' };
            },
          },
          files: {
            get: async () => null,
            put: async (key) => void stored.add(key),
            remove: async (keys) => keys.forEach((key) => stored.delete(key)),
          },
          ownPages: {
            brand: 'Upround',
            owns: (url) => url.host === 'upround.example',
            describe: async (_, url) =>
              url.pathname === '/post/open'
                ? { title: 'An open post', description: 'As a guest sees it.' }
                : null,
          },
        }),
      ],
    });
    member = await server.signUpAs('reader');
  });
  afterAll(async () => {
    await server?.close();
    await web?.close();
  });
  beforeEach(() => void web.heard.splice(0));

  const ask = async (url: string, as: TestMember | undefined = member) =>
    server.call(fetchMeta, { query: { url } }, { as });
  /** Moves the clock forward and signs up a new member, since the session has expired. */
  const pass = async (milliseconds: number) => {
    server.clock.advance(milliseconds);
    member = await server.signUpAs(`reader-${server.clock.now().getTime()}`);
  };
  /** A host that was not asked before. */
  let count = 0;
  const site = (handler: SiteHandler) => {
    const host = `site-${(count += 1)}.example`;
    web.sites.set(host, handler);
    return host;
  };

  it('have title, description, site name and our copy of the image', async () => {
    const host = site((request, response) => {
      if (request.url === '/p.png') return send('image/png', PNG)(request, response);
      const html = head(
        ['og:title', 'Meters &amp; leaks'],
        ['og:description', 'What they said'],
        ['og:site_name', 'Ledger'],
        ['og:image', '/p.png'],
        ['og:image:alt', 'Meters'],
      );
      return answerHtml(html)(request, response);
    });
    web.sites.set(`www.${host}`, web.sites.get(host) as SiteHandler);
    const found = await ask(`https://www.${host}/b#part`);
    expect([found.status, found.body]).toEqual([
      200,
      {
        url: `https://www.${host}/b`,
        host,
        title: 'Meters & leaks',
        description: 'What they said',
        siteName: 'Ledger',
        image: {
          url: `/media/picture-${pictures}.webp`,
          variants: [],
          alt: 'Meters',
          width: 640,
          height: 320,
          color: '#aabbcc',
        },
      },
    ]);
  });

  it('are for members only', async () => {
    const answer = await server.call(fetchMeta, { query: { url: 'https://a.example/' } });
    expect(answer.status).toBe(401);
    expect(web.heard).toEqual([]);
  });

  it('T1: answer 400 for an invalid address, or one that we don’t request', async () => {
    const inner = site((_, response) => {
      response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
    });
    const bad = ['nonsense', 'http://127.0.0.1/', 'file:///etc/passwd', 'https://u:p@a.example/'];
    for (const url of [...bad, 'http://[::1]/', 'https://a.example:8080/', `http://${inner}/`]) {
      expect([url, (await ask(url)).status]).toEqual([url, 400]);
    }
    expect(web.heard).toEqual([`${inner}/`]);
  });

  it('answer 404 PREVIEW_UNAVAILABLE for a page without one, and never a server error', async () => {
    const nothing: SiteHandler[] = [
      (_, response) => void response.writeHead(500).end(),
      (_, response) => void response.writeHead(404).end(),
      (request) => void request.socket.destroy(),
      (request) => void request.socket.end('nonsense\r\n\r\n'),
      (_, response) => void response.writeHead(302, { location: '/' }).end(),
      send('application/pdf', '%PDF'),
      send('image/svg+xml', '<svg><title>a</title></svg>'),
      send('text/html', ''),
      send('text/html; charset=none-such', '<p>no title'),
    ];
    for (const handler of nothing) {
      const { status, raw } = await ask(`https://${site(handler)}/`);
      expect([status, raw.json().errors[0].code]).toEqual([404, 'PREVIEW_UNAVAILABLE']);
    }
    expect((await ask('https://nobody.example/')).status).toBe(404);
  });

  it('T3: a broken image only removes the image, and nothing of it is stored', async () => {
    const before = stored.size;
    const liars: SiteHandler[] = [
      send('image/png', '<html><script>alert(1)</script>'),
      send('image/svg+xml', '<svg onload="alert(1)"/>'),
      send('text/html', PNG),
      (_, response) => void response.writeHead(200, { 'content-type': 'image/png' }).flushHeaders(),
      (_, response) =>
        void response
          .writeHead(200, { 'content-type': 'image/png', 'content-length': '99999999999' })
          .flushHeaders(),
      (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
    ];
    // One after the other: someone's second address waits for their first.
    for (const liar of liars) {
      const image = `https://${site(liar)}/p.png`;
      const { status, body } = await ask(`https://${site(answerHtml(head(['og:image', image])))}/`);
      expect([status, body]).toMatchObject([200, { title: 'Own title', image: null }]);
    }
    expect(stored.size).toBe(before);
  });

  it('T3: og:url, scripts and styles of a page have no effect', async () => {
    const host = site(
      answerHtml(
        head(
          ['og:url', 'javascript:alert(1)'],
          ['og:title', '&lt;img src=x onerror=alert(1)&gt;'],
          ['og:image', 'javascript:alert(1)'],
        ),
      ),
    );
    const { body } = await ask(`https://${host}/`);
    expect(body).toMatchObject({
      url: `https://${host}/`,
      title: '<img src=x onerror=alert(1)>',
      image: null,
    });
  });

  it('show and open the address after redirects, in Punycode', async () => {
    web.sites.set('xn--80ak6aa92e.example', answerHtml('<title>A bank</title>'));
    const host = site((_, response) => {
      response.writeHead(301, { location: 'https://xn--80ak6aa92e.example/login' }).end();
    });
    const { body } = await ask(`https://${host}/`);
    expect(body).toMatchObject({
      url: 'https://xn--80ak6aa92e.example/login',
      host: 'xn--80ak6aa92e.example',
    });
  });

  it('T2: read no further than the head', async () => {
    let sent = 0;
    const host = site((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const more = () => {
        while (!response.destroyed && sent < 50_000_000) {
          sent += 65_536;
          if (!response.write('a'.repeat(65_536))) return;
        }
      };
      response.on('drain', more);
      response.write(head());
      more();
    });
    expect((await ask(`https://${host}/`)).status).toBe(200);
    expect(sent).toBeLessThan(50_000_000);
  });

  it('are fetched once in fifteen minutes, for parallel and later calls', async () => {
    const host = site(answerHtml(head()));
    await Promise.all(Array.from({ length: 5 }, () => ask(`https://${host}/?a=1`)));
    await ask(`https://${host}/?a=1#elsewhere`);
    expect(web.heard).toEqual([`${host}/?a=1`]);
    await pass(16 * MINUTE);
    await ask(`https://${host}/?a=1`);
    expect(web.heard).toHaveLength(2);
  });

  it('a site that was down is tried again after a minute, not at once', async () => {
    const host = site((_, response) => void response.writeHead(503).end());
    const { status, raw } = await ask(`https://${host}/`);
    expect([status, raw.json().errors[0]]).toMatchObject([
      404,
      { code: 'PREVIEW_UNAVAILABLE', clientMessage: previewLate.sentence },
    ]);
    web.sites.set(host, answerHtml(head()));
    expect((await ask(`https://${host}/`)).status).toBe(404);
    await pass(2 * MINUTE);
    expect((await ask(`https://${host}/`)).status).toBe(200);
  });

  it('are deleted with their image when they expire', async () => {
    const picture = site(send('image/png', PNG));
    const host = site(answerHtml(head(['og:image', `https://${picture}/p.png`])));
    await ask(`https://${host}/`);
    expect(stored.has(`picture-${pictures}.webp`)).toBe(true);
    await pass(20 * MINUTE);
    await sweepNow(server);
    expect([...stored]).toEqual([]);
    expect(await server.database.query('select key from link_previews')).toEqual([]);
  });

  it('T22: our own pages are described as guests see them, without a request', async () => {
    const open = await ask('https://upround.example/post/open');
    expect(open.body).toMatchObject({ title: 'An open post', siteName: 'Upround', image: null });
    expect((await ask('https://upround.example/post/hidden')).status).toBe(404);
    expect(web.heard).toEqual([]);
  });
});

/** Does what the clock does every five minutes. */
async function sweepNow(server: TestServer): Promise<void> {
  const task = server.modules
    .flatMap(({ tasks }) => tasks ?? [])
    .find(({ task: { name } }) => name === 'search.forget-previews');
  await task?.run({ db: server.db } as never, {});
}

describe('G31: the limit of link previews', () => {
  it('is thirty a minute for each person', async () => {
    const web = await startFakeWeb();
    const server = await createTestServer({
      rateLimits: 'on',
      modules: () => [
        linkPreviewsModule({
          fetcher: web.fetcher,
          images: { process: () => Promise.reject(new Error('none')) },
          files: {
            get: async () => null,
            put: async () => undefined,
            remove: async () => undefined,
          },
        }),
      ],
    });
    const member = await server.signUpAs('viewer');
    const statuses: number[] = [];
    for (let at = 0; at < 31; at += 1) {
      const query = { url: 'https://nobody.example/' };
      statuses.push((await server.call(fetchMeta, { query }, { as: member })).status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 404));
    expect(statuses[30]).toBe(429);
    await server.close();
    await web.close();
  });
});
