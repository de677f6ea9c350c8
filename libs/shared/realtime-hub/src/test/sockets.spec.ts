import { request as httpRequest } from 'node:http';
import { realtimePath } from '@upround/shared/links';
import type { TestMember } from '@upround/shared/testing-server';
import { Manager } from 'socket.io-client';
import { mostConnections } from '../socket-hub';
import { openPage, startSockets, type Page, type SocketServer } from './socket-server.fixtures';

describe('sockets of the API', () => {
  let server: SocketServer;
  let ada: TestMember;
  let bob: TestMember;
  const pages: Page[] = [];
  const open = (...given: Parameters<typeof openPage>) => {
    const page = openPage(...given);
    pages.push(page);
    return page;
  };

  beforeEach(async () => {
    server = await startSockets({
      limits: 'on',
      origins: ['https://upround.example'],
      trustProxy: ['127.0.0.1'],
    });
    ada = await server.signUpAs('ada');
    bob = await server.signUpAs('bob');
  });
  afterEach(async () => {
    for (const page of pages.splice(0)) page.close();
    await server.close();
  });

  it.each([['websocket'], ['polling']] as const)(
    'R34: by %s events arrive in order and only at the named people',
    async (transport) => {
      const [adas, bobs] = [ada, bob].map((each) =>
        open(server.url, each, { transports: [transport] }),
      ) as [Page, Page];
      expect([await adas.opened, await bobs.opened]).toEqual(['open', 'open']);
      expect(server.hub.connections()).toBe(2);
      for (let at = 0; at < 50; at += 1) {
        server.hub.send([ada.userId, ada.userId], { name: 'test.count', data: { at } });
      }
      server.hub.send([], { name: 'test.nobody', data: {} });
      const last = Promise.all([adas.next('gap'), bobs.next('gap')]);
      server.hub.send([ada.userId, bob.userId], {
        name: 'test.large',
        data: { text: 'x'.repeat(40_000) },
      });
      await last;
      expect(adas.heard.map(({ data }) => data['at'])).toEqual(
        Array.from({ length: 50 }, (_, at) => at),
      );
      expect(new Set(adas.heard.map(({ id }) => id)).size).toBe(50);
      expect(bobs.heard).toEqual([]);
    },
  );

  it('O17: a poll has the headers of every answer', async () => {
    const answer = await fetch(`${server.url}/realtime/?EIO=4&transport=polling`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/plain'),
    ]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': expect.any(String),
    });
  });

  it('T34, X21: an invalid, forged or expired token, a guest’s or someone else’s opens nothing', async () => {
    const codeOf = (options: Parameters<typeof openPage>[2]) =>
      open(server.url, ada, options).opened;
    const [head, , signature] = ada.token.split('.');
    const [, body] = bob.token.split('.');
    expect(await codeOf({ token: 'x' })).toBe('TOKEN_INVALID');
    expect(await codeOf({ token: { toString: 1 } })).toBe('TOKEN_INVALID');
    expect(await codeOf({ token: `${head}.${body}.${signature}` })).toBe('TOKEN_INVALID');
    expect(await codeOf({ token: 'x'.repeat(5_000) })).toBe('TOKEN_INVALID');
    expect(await codeOf({ token: '' })).toBe('LOGIN_REQUIRED');
    expect(await codeOf({ token: await server.tokens.signGuest() })).toBe('LOGIN_REQUIRED');
    expect(await codeOf({ clientId: bob.userId })).toBe('FORBIDDEN');
    expect(await codeOf({ clientId: null })).toBe('FORBIDDEN');
    server.clock.advance(17 * 60_000);
    expect(await codeOf({})).toBe('TOKEN_EXPIRED');
    expect(server.hub.connections()).toBe(0);
  });

  it('R11: rejects people who are banned, deleted or logged out', async () => {
    for (const state of ['BANNED', 'DELETED'] as const) {
      const member = await server.signUpAs(state.toLowerCase(), { state });
      expect(await open(server.url, member).opened).toBe('ACCOUNT_DISABLED');
    }
    await server.database.query('update sessions set ended_at = now() where id = $1', [
      ada.sessionId,
    ]);
    expect(await open(server.url, ada).opened).toBe('TOKEN_INVALID');
  });

  it.each([
    ['signed out', `update sessions set ended_at = now() where user_id = $1`],
    ['banned', `update people set state = 'BANNED' where id = $1`],
    ['deleted', `update people set state = 'DELETED' where id = $1`],
    ['restricted', `update people set state = 'RESTRICTED' where id = $1`],
  ])('R11: an open connection closes when its person is %s, and no one else’s', async (_, text) => {
    const [adas, bobs] = [open(server.url, ada), open(server.url, bob)];
    await Promise.all([adas.opened, bobs.opened]);
    await server.database.query(text, [ada.userId]);
    expect(await adas.closed).toBe('io server disconnect');
    server.hub.send([ada.userId], { name: 'test.late', data: {} });
    server.hub.send([bob.userId], { name: 'test.there', data: {} });
    await bobs.next('event');
    expect([adas.heard, bobs.heard.length]).toEqual([[], 1]);
    expect(server.hub.connections()).toBe(1);
  });

  it('R11: the port closes one session, or all of a person’s', async () => {
    const other = { ...ada, ...(await anotherSession()) };
    const [one, two] = [open(server.url, ada), open(server.url, other)];
    await Promise.all([one.opened, two.opened]);
    server.hub.disconnect(ada.userId, ada.sessionId);
    await one.closed;
    expect(two.socket.connected).toBe(true);
    server.hub.disconnect(ada.userId);
    await two.closed;
  });

  async function anotherSession() {
    const [row] = await server.database.query<{ id: string }>(
      `insert into sessions (id, user_id, device, expires_at)
       values (gen_random_uuid(), $1, 'Other', now() + interval '1 day') returning id`,
      [ada.userId],
    );
    const sessionId = row?.id ?? '';
    return { sessionId, token: await server.tokens.signAccess({ userId: ada.userId, sessionId }) };
  }

  it('R11: a connection outlives its token only with a renewed one of the same session', async () => {
    const [kept, left, foreign] = [
      open(server.url, ada),
      open(server.url, ada),
      open(server.url, ada),
    ];
    await Promise.all([kept.opened, left.opened, foreign.opened]);
    foreign.socket.emit('token', bob.token);
    expect(await foreign.closed).toBe('io server disconnect');
    server.clock.advance(14 * 60_000);
    const { userId, sessionId } = ada;
    const welcomed = kept.next('welcome');
    kept.socket.emit('token', await server.tokens.signAccess({ userId, sessionId }));
    expect(Number(await welcomed)).toBeGreaterThan(15 * 60_000);
    server.clock.advance(3 * 60_000);
    expect(await left.closed).toBe('io server disconnect');
    expect(kept.socket.connected).toBe(true);
    kept.socket.emit('token', ada.token);
    expect(await kept.closed).toBe('io server disconnect');
  });

  it('T35: a page that sends anything else, too much or too often is disconnected', async () => {
    const says: ((page: Page) => void)[] = [
      ({ socket }) => socket.emit('event', { name: 'forged' }),
      ({ socket }) => socket.emit('join', `user:${bob.userId}`),
      ({ socket }) => socket.emit('token', 'x'.repeat(10_000)),
      ({ socket }) => socket.emit('token', Buffer.alloc(9_000)),
      ({ socket }) => {
        for (let at = 0; at < 20; at += 1) socket.emit('token', ada.token);
      },
      ({ socket }) =>
        socket.emit('token', {
          __proto__: { polluted: 1 },
          constructor: { prototype: { polluted: 1 } },
        }),
    ];
    for (const say of says) {
      const page = open(server.url, ada);
      expect(await page.opened).toBe('open');
      say(page);
      await page.closed;
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    const after = open(server.url, bob);
    expect(await after.opened).toBe('open');
    expect(after.heard).toEqual([]);
  });

  it('T34: a foreign origin opens nothing, by either transport', async () => {
    for (const transports of [['websocket'], ['polling']] as const) {
      for (const origin of [
        'https://evil.example',
        'null',
        'https://upround.example.evil.example',
      ]) {
        const page = open(server.url, ada, { transports: [...transports], headers: { origin } });
        expect(await page.opened).toBe('no connection');
      }
      const headers = { origin: 'https://upround.example' };
      expect(await open(server.url, ada, { transports: [...transports], headers }).opened).toBe(
        'open',
      );
    }
  });

  it('T35: the connections of a person and of an address are limited', async () => {
    const opened: Promise<string>[] = [];
    for (let at = 0; at <= mostConnections.person; at += 1) {
      opened.push(open(server.url, ada).opened);
    }
    const codes = await Promise.all(opened);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
    const managers: Manager[] = [];
    const from = (address: string) =>
      new Promise<boolean>((resolve) => {
        const manager = new Manager(server.url, {
          path: realtimePath,
          transports: ['websocket'],
          autoConnect: false,
          reconnection: false,
          extraHeaders: { 'x-forwarded-for': address },
        });
        managers.push(manager);
        manager.open((error) => resolve(error === undefined));
      });
    const most = Array.from({ length: mostConnections.address }, () => from('203.0.113.7'));
    expect(await Promise.all(most)).toEqual(most.map(() => true));
    expect([await from('203.0.113.7'), await from('203.0.113.8')]).toEqual([false, true]);
    managers.forEach((manager) => manager.engine.close());
  });

  it('R17: other upgrades are answered as any request', async () => {
    const status = await new Promise((resolve, reject) => {
      const request = httpRequest(`${server.url}/healthz-none`, {
        headers: { connection: 'Upgrade', upgrade: 'h2c' },
      });
      request.on('response', (response) => resolve(response.statusCode));
      request.on('error', reject);
      request.end();
    });
    expect(status).toBe(404);
  });

  it('R15: a stop asks pages to reconnect, and accepts no more', async () => {
    const page = open(server.url, ada);
    const polling = open(server.url, bob, { transports: ['polling'] });
    await Promise.all([page.opened, polling.opened]);
    server.shutdown.stop();
    expect(await open(server.url, bob).opened).toBe('no connection');
    const code = new Promise((resolve) => {
      const { ws } = page.socket.io.engine.transport as unknown as {
        ws: { on(event: 'close', heard: (code: number) => void): void };
      };
      ws.on('close', resolve);
    });
    await server.server.app.close();
    expect(await code).toBe(1012);
    expect([await page.closed, await polling.closed]).toEqual([
      'transport close',
      'transport close',
    ]);
    expect(server.hub.connections()).toBe(0);
  });
});
