import { once } from 'node:events';
import { createServer as createTls } from 'node:tls';
import type { AddressInfo, Socket } from 'node:net';
import { brotliCompressSync, createGzip, gzipSync } from 'node:zlib';
import {
  fetcherFor,
  html,
  PUBLIC,
  redirectTo,
  refusal,
  reply,
  startSite,
  type HostileSite,
} from './hostile-site.fixtures';
import { connectDirectly } from './pinned-connection';
import { createSafeFetch } from './safe-fetch';

const MEGABYTE = 1024 * 1024;
/** What a fetch may take at most, and the slack of a busy machine. */
const LIMIT_MS = 2_000;
/** Less than the limit once more, and as much as a busy machine may need. */
const SLACK_MS = 1_900;
const short = { ...html, timeoutMs: LIMIT_MS };

/** Writes for as long as the other side takes it. */
function flood(socket: Socket, piece: () => Buffer | string): void {
  const more = () => {
    while (!socket.destroyed && socket.write(piece())) void 0;
  };
  socket.on('drain', more);
  more();
}

const head = (headers: Record<string, string>) => reply('', headers);

describe('T2: hostile answers', () => {
  let site: HostileSite;
  let canary: HostileSite;
  let answer: (socket: Socket, head: string) => void = () => undefined;
  const timers = new Set<NodeJS.Timeout>();

  /** So many bytes a second. */
  const drip = (socket: Socket, text: string, ms = 100) => {
    const timer = setInterval(() => socket.destroyed || socket.write(text), ms);
    timers.add(timer);
    socket.on('close', () => clearInterval(timer));
  };

  beforeAll(async () => {
    site = await startSite((socket, asked) => answer(socket, asked));
    canary = await startSite((socket) => socket.end(reply('secret')));
  });
  afterEach(() => {
    for (const timer of timers) clearInterval(timer);
    timers.clear();
    site.heard.length = 0;
  });
  afterAll(() => Promise.all([site.close(), canary.close()]));

  const ask = (request = short) =>
    refusal(fetcherFor(site, canary).fetch('http://a.example/', request));

  test.each([
    ['says nothing', () => undefined, 'TIMEOUT'],
    ['sends a byte at a time', (s: Socket) => drip(s, 'H'), 'UNREACHABLE'],
    [
      'sends headers slowly and without end',
      (s: Socket) => {
        s.write('HTTP/1.1 200 OK\r\n');
        drip(s, 'x-a: b\r\n');
      },
      'TIMEOUT',
    ],
    [
      'sends headers without end, as fast as it can',
      (s: Socket) => {
        s.write('HTTP/1.1 200 OK\r\n');
        flood(s, () => `x-a: ${'b'.repeat(4_096)}\r\n`);
      },
      'UNREACHABLE',
    ],
    [
      'promises more for ever',
      (s: Socket) => drip(s, 'HTTP/1.1 103 Early Hints\r\n\r\n'),
      'TIMEOUT',
    ],
    [
      'sends a page of a byte each moment',
      (s: Socket) => {
        s.write(head({ 'content-length': '100000' }));
        drip(s, 'a');
      },
      'TIMEOUT',
    ],
    [
      'promises 10 GB',
      (s: Socket) => s.write(head({ 'content-length': '10000000000' })),
      'TOO_LARGE',
    ],
    [
      'sends without end',
      (s: Socket) => {
        s.write(head({}));
        flood(s, () => 'a'.repeat(65_536));
      },
      'TOO_LARGE',
    ],
    [
      'sends in pieces without end',
      (s: Socket) => {
        s.write(head({ 'transfer-encoding': 'chunked' }));
        flood(s, () => `1000\r\n${'a'.repeat(4_096)}\r\n`);
      },
      'TOO_LARGE',
    ],
    [
      'unpacks without end',
      (s: Socket) => {
        s.write(head({ 'content-encoding': 'gzip' }));
        const gzip = createGzip({ level: 9 });
        gzip.pipe(s);
        s.on('close', () => gzip.destroy());
        const zeros = Buffer.alloc(MEGABYTE);
        const more = () => {
          while (!s.destroyed && gzip.write(zeros)) void 0;
        };
        gzip.on('drain', more).on('error', () => undefined);
        more();
      },
      'TOO_LARGE',
    ],
    [
      'packs nothing, for ever',
      (s: Socket) => {
        s.write(head({ 'content-encoding': 'gzip' }));
        const nothing = Buffer.concat(Array.from({ length: 2_000 }, () => gzipSync('')));
        flood(s, () => nothing);
      },
      'TOO_LARGE',
    ],
    ['leads in a circle', (s: Socket) => s.end(redirectTo('/')), 'UNREACHABLE'],
    ['leads on without end', (s: Socket) => s.end(redirectTo(`/${Math.random()}`)), 'UNREACHABLE'],
    [
      'breaks what it packed',
      (s: Socket) => s.end(reply('no', { 'content-encoding': 'gzip' })),
      'UNREACHABLE',
    ],
    [
      'packs as nobody asked',
      (s: Socket) => s.end(reply('a', { 'content-encoding': 'zstd' })),
      'WRONG_TYPE',
    ],
    [
      'packs twice',
      (s: Socket) => s.end(reply('a', { 'content-encoding': 'gzip, gzip' })),
      'WRONG_TYPE',
    ],
    [
      'sends a picture',
      (s: Socket) => s.end(reply('a', { 'content-type': 'image/png' })),
      'WRONG_TYPE',
    ],
    ['hangs up', (s: Socket) => s.destroy(), 'UNREACHABLE'],
    [
      'hangs up within a page',
      (s: Socket) => s.end(reply('a', { 'content-length': '9' })),
      'UNREACHABLE',
    ],
    ['speaks another language', (s: Socket) => s.end('220 mail.example ESMTP\r\n'), 'UNREACHABLE'],
    ['fails', (s: Socket) => s.end(reply('no', {}, '500 No')), 'STATUS'],
    ['has nothing', (s: Socket) => s.end(reply('', {}, '204 No Content')), 'STATUS'],
    ['changes nothing', (s: Socket) => s.end(reply('', {}, '206 Partial Content')), 'STATUS'],
  ])('a site that %s', async (_, how, code) => {
    answer = how;
    const refused = await ask();
    expect(refused.code).toBe(code);
    expect(refused.ms).toBeLessThan(LIMIT_MS + SLACK_MS);
    expect(canary.heard).toEqual([]);
  });

  it('takes no more memory than its limits, four at a time', async () => {
    answer = (socket) => {
      socket.write(head({}));
      flood(socket, () => Buffer.alloc(MEGABYTE));
    };
    const { fetch } = fetcherFor(site, canary);
    const before = process.memoryUsage().external;
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().external - before);
    }, 5);
    const codes = await Promise.all(
      Array.from({ length: 12 }, () => refusal(fetch('http://a.example/', html))),
    );
    clearInterval(watch);
    expect(new Set(codes.map(({ code }) => code))).toEqual(new Set(['TOO_LARGE']));
    // What the sites of this test hold to send counts as well.
    expect(most).toBeLessThan(100 * MEGABYTE);
  });

  it('doesn’t wait for a hanging name server, or for requests queued behind it', async () => {
    const { fetch } = createSafeFetch({ resolve: () => new Promise(() => undefined), atOnce: 1 });
    const waits = [1, 2].map(() => refusal(fetch('http://a.example/', short)));
    for (const { code, ms } of await Promise.all(waits)) {
      expect(code).toBe('TIMEOUT');
      expect(ms).toBeLessThan(LIMIT_MS + SLACK_MS);
    }
  });

  it('says of a site whose turn never came that it was not asked', async () => {
    const { fetch } = createSafeFetch({ resolve: () => new Promise(() => undefined), atOnce: 1 });
    const waits = [1, 2].map(() => fetch('http://a.example/', short));
    const refused = await Promise.allSettled(waits);
    expect(refused.map((each) => each.status === 'rejected' && each.reason)).toMatchObject([
      { code: 'TIMEOUT', unasked: false },
      { code: 'TIMEOUT', unasked: true },
    ]);
  });

  it('asks four sites at once, and the next when one has answered', async () => {
    let open = 0;
    let most = 0;
    answer = (socket) => {
      most = Math.max(most, (open += 1));
      setTimeout(() => {
        open -= 1;
        socket.end(reply('<p>'));
      }, 20);
    };
    const { fetch } = fetcherFor(site, canary);
    await Promise.all(Array.from({ length: 20 }, () => fetch('http://a.example/', html)));
    expect(most).toBe(4);
    expect(site.heard).toHaveLength(20);
  });

  it('tries the next address of a host, all of which were checked', async () => {
    answer = (socket) => socket.end(reply('<p>here'));
    const tried: string[] = [];
    const { fetch } = createSafeFetch({
      resolve: async () => ['2606:2800:220:1::1', PUBLIC],
      connect: (target, signal) => {
        tried.push(target.address);
        if (target.address !== PUBLIC) return Promise.reject(new Error('no route'));
        return connectDirectly({ ...target, address: '127.0.0.1', port: site.port }, signal);
      },
    });
    const { body } = await fetch('http://a.example/', html);
    expect(Buffer.from(body).toString()).toBe('<p>here');
    expect(tried).toEqual(['2606:2800:220:1::1', PUBLIC]);
  });

  it('tells a site of TLS its name, and trusts no certificate of its own making', async () => {
    const names: string[] = [];
    const server = createTls({
      SNICallback: (name, done) => {
        names.push(name);
        done(new Error('none'));
      },
    });
    server.on('tlsClientError', () => undefined);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const { fetch } = createSafeFetch({
      resolve: async () => [PUBLIC],
      connect: (target, signal) =>
        connectDirectly({ ...target, address: '127.0.0.1', port }, signal),
    });
    const { code } = await refusal(fetch('https://shop.example./', short));
    server.close();
    expect({ code, names }).toEqual({ code: 'UNREACHABLE', names: ['shop.example'] });
  });
});

describe('an answer', () => {
  let site: HostileSite;
  let canary: HostileSite;
  let answer = '';
  let bytes: Buffer | undefined;

  beforeAll(async () => {
    site = await startSite((socket, asked) => {
      const path = asked.split(' ')[1];
      if (path === '/old') return socket.end(redirectTo('/new', '301 Moved Permanently'));
      if (path === '/detour') return socket.end(redirectTo('/old'));
      if (path === '/away') return socket.end(redirectTo('https://b.example/new#top'));
      if (bytes === undefined) return socket.end(answer);
      socket.write(answer);
      return socket.end(bytes);
    });
    canary = await startSite((socket) => socket.destroy());
  });
  beforeEach(() => {
    site.heard.length = 0;
    bytes = undefined;
  });
  afterAll(() => Promise.all([site.close(), canary.close()]));

  const ask = (path: string, request = {}) =>
    fetcherFor(site, canary).fetch(`http://a.example${path}`, { ...html, ...request });

  it('comes with its type, its charset and its final URL', async () => {
    answer = reply('<p>नमस्ते', { 'content-type': 'Text/HTML; Charset="UTF-8"', etag: '"1"' });
    const { body, ...rest } = await ask('/away');
    expect(Buffer.from(body).toString()).toContain('<p>');
    expect(rest).toEqual({
      url: 'https://b.example/new',
      movedTo: null,
      notModified: false,
      cut: false,
      contentType: 'text/html',
      charset: 'UTF-8',
      etag: '"1"',
      lastModified: null,
    });
    expect((await ask('/old')).movedTo).toBe('http://a.example/new');
    // The move counts as permanent only if every redirect is: the first one may lead elsewhere tomorrow.
    expect(await ask('/detour')).toMatchObject({ url: 'http://a.example/new', movedTo: null });
  });

  it.each([
    ['a redirect', '302 Found', 'text/html'],
    ['a refusal', '500 Internal Server Error', 'text/html'],
    ['another type', '200 OK', 'image/png'],
  ])('T2: %s without an end leaves no connection open', async (_, status, type) => {
    const ended: Promise<unknown>[] = [];
    const endless = await startSite((socket) => {
      ended.push(once(socket, 'close'));
      const headers = { 'content-type': type, 'content-length': '9000', location: '/next' };
      socket.write(reply('<p>', headers, status));
    });
    // Longer than the test: what ends the connection is not its time.
    const request = { ...html, timeoutMs: 3_600_000 };
    await refusal(fetcherFor(endless, canary).fetch('http://a.example/', request));
    expect(ended.length).toBeGreaterThan(0);
    await Promise.all(ended);
    await endless.close();
  });

  it('T1: is asked for without cookies, and none is kept', async () => {
    answer = reply('<p>', { 'set-cookie': 'a=b; Path=/' });
    const { fetch } = fetcherFor(site, canary);
    await fetch('http://a.example/', html);
    await fetch('http://a.example/', html);
    expect(site.heard).toHaveLength(2);
    expect(site.heard.join().toLowerCase()).not.toMatch(/cookie|authorization|referer|forwarded/);
  });

  it('is not sent again where nothing changed', async () => {
    answer = reply('', { etag: '"2"' }, '304 Not Modified');
    const same = await ask('/', { etag: '"2"', lastModified: 'Sat, 21 Nov 2026 10:00:00 GMT' });
    expect(same).toMatchObject({ notModified: true, etag: '"2"', body: new Uint8Array() });
    expect(site.heard[0]).toContain('if-none-match: "2"');
    expect(site.heard[0]).toContain('if-modified-since: Sat, 21 Nov 2026 10:00:00 GMT');
  });

  it('is unpacked', async () => {
    for (const [encoding, packed] of [
      ['gzip', gzipSync('<p>packed')],
      ['br', brotliCompressSync('<p>packed')],
    ] as const) {
      answer = reply('', { 'content-encoding': encoding });
      bytes = packed;
      expect(Buffer.from((await ask('/')).body).toString()).toBe('<p>packed');
    }
  });

  it('is cut where only its beginning is wanted', async () => {
    answer = reply('a'.repeat(1_000_000));
    const cut = await ask('/', { oversize: 'cut', maxBytes: 1_000 });
    expect([cut.body.length, cut.cut]).toEqual([1_000, true]);
    const early = await ask('/', { enough: () => true, maxBytes: 2_000_000 });
    expect(early.cut).toBe(true);
    expect(early.body.length).toBeLessThan(1_000_000);
  });

  it('says when it wants to be asked again', async () => {
    answer = reply('', { 'retry-after': '120' }, '429 Slow down');
    await expect(ask('/')).rejects.toMatchObject({
      code: 'STATUS',
      status: 429,
      retryAfterSeconds: 120,
    });
  });
});
