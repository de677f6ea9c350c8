import { connect, type AddressInfo } from 'node:net';
import { limits } from '@upround/shared/contract-core';
import { createShutdownState, registerHealth } from '@upround/shared/server-kit';
import { tmpdir } from 'node:os';
import { createTestServer, type TestServer } from '../create-test-server';
import { refresh, sampleModule, sampleTable } from './sample.fixtures';

const policy = "default-src 'none'; frame-ancestors 'none'";

describe('O17: the headers of every answer', () => {
  let server: TestServer;
  let port: number;

  beforeAll(async () => {
    server = await createTestServer({
      modules: [sampleModule],
      rateLimits: 'on',
      extend: (app, { database }) =>
        registerHealth(app, {
          database,
          steps: [],
          folder: tmpdir(),
          shutdown: createShutdownState(),
        }),
    });
    await sampleTable(server);
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    port = (server.app.server.address() as AddressInfo).port;
  });
  afterAll(() => server?.close());

  const say = (words: string) =>
    new Promise<string>((resolve) => {
      let heard = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(words));
      socket.on('data', (chunk) => void (heard += chunk.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(heard));
    });

  it.each([
    ['a refusal', 'GET /v1/note HTTP/1.1\r\nhost: x', 400],
    ['an unknown path', 'GET /nowhere HTTP/1.1\r\nhost: x', 404],
    ['another method', 'PUT /v1/note HTTP/1.1\r\nhost: x', 405],
    ['an address that cannot be read', 'GET /%zz HTTP/1.1\r\nhost: x', 400],
    ['a probe', 'GET /healthz HTTP/1.1\r\nhost: x', 200],
    ['no HTTP', 'HELLO', 400],
    ['a head of 20 kB', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}`, 431],
  ])('let nothing run in the answer to %s', async (_, head, status) => {
    const heard = await say(`${head}\r\nconnection: close\r\n\r\n`);
    expect(Number(heard.split(' ')[1])).toBe(status);
    expect(heard.toLowerCase()).toContain(`\r\ncontent-security-policy: ${policy}\r\n`);
    expect(heard.toLowerCase()).toContain('\r\nx-content-type-options: nosniff\r\n');
  });

  it.each([
    '//',
    '///',
    '//x',
    '/%',
    '/%zz',
    '/%00',
    '/\\',
    '/..//',
    '/;',
    '/?',
    '/#',
    '*',
    '?',
    'x',
    'http://',
    'http://x',
    'http://x/',
    'http://[/',
    'http://x:99999/',
    'https://x//',
    ':/',
    '/v1//note',
    '//v1/note?filter=all',
    '/v1/note?filter=all&%',
    '/v1/note/%ff',
    '/%2e%2e/',
  ])('R17: the target %s is refused or unknown, and no failure of ours', async (target) => {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
      const heard = await say(
        `${method} ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
      );
      expect(heard).toMatch(/^HTTP\/1\.1 [24]\d\d /);
    }
  });

  it.each(['', '[', ']', ':', 'x:y', '[::1', '%', 'x/y', '@', '\u00e9', 'a b', 'x'.repeat(5_000)])(
    'R17: the host %j is no failure of ours',
    async (host) => {
      for (const line of ['GET / HTTP/1.1', 'GET /v1/note?filter=all HTTP/1.1', 'GET / HTTP/1.0']) {
        const heard = await say(`${line}\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
        expect(heard).toMatch(/^HTTP\/1\.1 [24]\d\d /);
      }
    },
  );

  it('O8: pages are counted by address, and probes are not', async () => {
    const { points } = limits.page;
    const ask = async (url: string) =>
      (await server.app.inject({ url, remoteAddress: '203.0.113.50' })).statusCode;
    for (let at = 0; at < points; at += 50)
      await Promise.all(Array.from({ length: 50 }, () => ask('/about')));
    const refused = await server.app.inject({ url: '/about', remoteAddress: '203.0.113.50' });
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(await ask('/healthz')).toBe(200);
    expect(await ask('/readyz')).not.toBe(429);
    expect(await ask('/healthz/../about')).toBe(429);
    expect(await ask('/v1/note?filter=all')).toBe(200);
  });
});

describe('O17: cookies by the scheme of PUBLIC_URL', () => {
  it.each([
    ['https://upround.example', true],
    ['http://upround.example', false],
    [undefined, false],
  ])('%s', async (publicUrl, isSecure) => {
    const server = await createTestServer({ modules: [sampleModule], publicUrl });
    const { headers, status } = await server.call(refresh, {});
    expect(status).toBe(200);
    expect(String(headers['set-cookie']).includes('; Secure')).toBe(isSecure);
    expect(headers['strict-transport-security'] !== undefined).toBe(isSecure);
    await server.close();
  });
});
