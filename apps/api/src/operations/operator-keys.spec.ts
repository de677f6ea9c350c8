import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  freePort,
  ownDataFolder,
  startServerProcess,
  type ServerProcess,
} from '@upround/shared/testing-server';
import { ask, httpProxy, openDoors, tcpProxy, type Proxy } from './proxies.fixtures';

describe('T53: pages for the operator only', () => {
  let own: Awaited<ReturnType<typeof ownDataFolder>>;
  let server: ServerProcess;

  beforeAll(async () => {
    own = await ownDataFolder();
    server = await startServerProcess('main', {
      dataDir: own.folder,
      settings: { LOG_LEVEL: 'trace' },
    });
  }, 120_000);
  afterAll(async () => {
    server.signal('SIGKILL');
    await server.ended;
    await own.remove();
  });

  const keptKey = (name: string) => readFileSync(path.join(own.folder, name), 'utf8').trim();

  const proxies: [string, (port: number) => Promise<Proxy>][] = [
    ['no proxy', async (port) => ({ port, close: async () => undefined })],
    [
      'a proxy that rewrites Host to loopback',
      (port) => httpProxy(port, (headers) => ({ ...headers, host: `127.0.0.1:${port}` })),
    ],
    [
      'a proxy that adds X-Real-IP alone',
      (port) => httpProxy(port, (headers) => ({ ...headers, 'x-real-ip': '203.0.113.9' })),
    ],
    ['a proxy of connections', tcpProxy],
  ];
  it.each(proxies)('are hidden from strangers behind %s', async (_, start) => {
    const proxy = await start(server.port);
    expect(await openDoors(proxy.port)).toEqual([]);
    await proxy.close();
  });

  it('the link to the inbox is printed before the ready line, and its key is exchanged for a cookie', async () => {
    const lines = server.output().trim().split('\n');
    expect(lines.at(-1)).toBe(`Upround is ready at http://localhost:${server.port}`);
    const printed = lines.map((line) =>
      /http:\/\/localhost:\d+(\/docs\/mail\?key=\S+)$/.exec(line),
    );
    const link = printed.find((match) => match !== null)?.[1] ?? '';

    const exchanged = await ask(server.port, link);
    expect([exchanged.status, exchanged.headers.location]).toEqual([303, '/docs/mail']);
    expect(exchanged.headers['cache-control']).toBe('no-store');
    expect(exchanged.headers['referrer-policy']).toBe('no-referrer');
    const [cookie = '', ...attributes] = (exchanged.headers['set-cookie']?.[0] ?? '').split('; ');
    expect(attributes.sort()).toEqual(['HttpOnly', 'Path=/docs/mail', 'SameSite=Lax']);
    expect(cookie).not.toContain(keptKey('mail-key'));

    const inbox = await ask(server.port, '/docs/mail', { cookie });
    expect([inbox.status, inbox.body]).toEqual([200, expect.stringContaining('<h1>')]);
    expect(inbox.headers['cache-control']).toBe('no-store');
  });

  it('metrics and commands need the operator’s key', async () => {
    const key = keptKey('operator-key');
    const figures = await ask(server.port, '/metrics', { authorization: `Bearer ${key}` });
    expect([figures.status, figures.body]).toEqual([200, expect.stringContaining('# HELP')]);
    const command = await ask(server.port, '/operator/command', {
      method: 'POST',
      'content-type': 'application/json',
      'x-operator-key': key,
    });
    expect(JSON.parse(command.body)).toHaveProperty('text');
  });

  it('T50: only their owner can read the keys, and no line of the log contains them', async () => {
    for (const name of ['mail-key', 'operator-key']) {
      const key = keptKey(name);
      expect(statSync(path.join(own.folder, name)).mode & 0o777).toBe(0o600);
      await ask(server.port, `/docs/mail?key=${key}`);
      await ask(server.port, `/nowhere?key=${key}`);
      await ask(server.port, '/metrics', { authorization: `Bearer ${key}` });
      expect(server.errors()).not.toContain(key);
    }
    expect(server.errors()).toContain('"route":"/docs/mail"');
  });
});

describe('T53: metrics on a separate port', () => {
  it('need no key, are served to this machine only, and are not on the main port', async () => {
    const own = await ownDataFolder();
    const metricsPort = await freePort();
    const server = await startServerProcess('main', {
      dataDir: own.folder,
      settings: { METRICS_PORT: String(metricsPort), HOST: '0.0.0.0', RATE_LIMITS: 'on' },
    });
    const figures = await ask(metricsPort, '/metrics');
    expect([figures.status, figures.body]).toEqual([200, expect.stringContaining('# HELP')]);
    const key = readFileSync(path.join(own.folder, 'operator-key'), 'utf8').trim();
    const main = await ask(server.port, '/metrics', { authorization: `Bearer ${key}` });
    expect(main.status).toBe(404);
    const elsewhere = await fetch(`http://127.0.0.2:${metricsPort}/metrics`).then(
      ({ status }) => status,
      () => 'refused',
    );
    expect(elsewhere).toBe('refused');
    server.signal('SIGKILL');
    await server.ended;
    await own.remove();
  }, 120_000);
});
