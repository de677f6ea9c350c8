import { captureEvents, readViewReport } from '@upround/analytics/contract';
import { limits } from '@upround/shared/contract-core';
import { createTestServer, type TestMember, type TestServer } from '@upround/shared/testing-server';
import { randomUUID } from 'node:crypto';
import { analyticsModule } from './analytics-module';

const eventOf = (person: string, path: string, more: object = {}) => ({
  uuid: randomUUID() as string,
  event: '$pageview',
  properties: { distinct_id: person, $current_url: `https://upround.example${path}` },
  timestamp: new Date().toISOString(),
  ...more,
});

describe('analytics over HTTP', () => {
  let server: TestServer;
  let admin: TestMember;

  beforeAll(async () => {
    server = await createTestServer({ modules: [analyticsModule()] });
    admin = await server.signUpAs('admin');
    await giveRole(admin, 'ADMIN');
  });
  afterAll(() => server?.close());
  beforeEach(() => server.database.query('delete from analytics_events'));

  const giveRole = ({ userId }: TestMember, role: string) =>
    server.database.query('update accounts set staff_roles = array[$2] where user_id = $1', [
      userId,
      role,
    ]);
  const capture = (...batch: unknown[]) =>
    server.app.inject({
      method: 'POST',
      url: '/v1/analytics/e/?ip=0&_=1763722431000&ver=1.434.18',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ api_key: 'own', batch, sent_at: new Date().toISOString() }),
    });
  const report = (days?: '7') =>
    server.call(readViewReport, { query: days === undefined ? {} : { days } }, { as: admin });

  it('counts views and people by day and by path', async () => {
    const views = [eventOf('a', '/'), eventOf('a', '/pods?tab=latest'), eventOf('b', '/pods')];
    expect((await capture(...views, { ...eventOf('b', '/'), event: 'like' })).statusCode).toBe(200);
    const { body } = await report('7');
    expect(body).toMatchObject({ views: 3, people: 2 });
    expect(body?.days).toHaveLength(7);
    expect(body?.days.at(-1)).toMatchObject({ views: 3, people: 2 });
    expect(body?.days[0]).toMatchObject({ views: 0, people: 0 });
    expect(body?.paths).toEqual([
      { path: '/pods', views: 2, people: 2 },
      { path: '/', views: 1, people: 1 },
    ]);
    expect((await report()).body?.days).toHaveLength(30);
  });

  it('an event that is sent twice counts once', async () => {
    const event = eventOf('a', '/');
    await Promise.all([capture(event), capture(event), capture(event, event)]);
    expect((await report()).body?.views).toBe(1);
  });

  it('the report is for admins only', async () => {
    const bela = await server.signUpAs('bela');
    const moderator = await server.signUpAs('mod');
    await giveRole(moderator, 'MODERATOR');
    const ask = (as?: TestMember) =>
      server.call(readViewReport, { query: {} }, as === undefined ? {} : { as });
    expect((await ask()).status).toBe(401);
    expect((await ask(bela)).status).toBe(403);
    expect((await ask(moderator)).status).toBe(403);
  });

  it.each([
    ['no event', []],
    ['NUL', [eventOf('a\0b', '/')]],
    ['an event without a person', [{ ...eventOf('a', '/'), properties: {} }]],
    ['a number for a name', [{ ...eventOf('a', '/'), event: 5 }]],
    ['too many', Array.from({ length: 101 }, () => eventOf('a', '/'))],
  ])('R17: rejects %s and stores nothing', async (_what, batch) => {
    expect((await capture(...batch)).statusCode).toBe(400);
    expect((await report()).body?.views).toBe(0);
  });

  it('answers its client that recording and flags are off', async () => {
    const config = await server.app.inject({ url: '/v1/analytics/array/own/config' });
    expect(config.json()).toMatchObject({ sessionRecording: false, autocapture_opt_out: true });
    const flags = await server.app.inject({
      method: 'POST',
      url: '/v1/analytics/flags/?v=2&config=true',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ token: 'own', distinct_id: 'a', groups: {} }),
    });
    expect([flags.statusCode, flags.json()]).toEqual([
      200,
      { flags: {}, errorsWhileComputingFlags: false },
    ]);
  });

  it('R19: limits requests from one address', async () => {
    const limited = await createTestServer({ modules: [analyticsModule()], rateLimits: 'on' });
    const send = () =>
      limited.call(
        captureEvents,
        { query: {}, body: { api_key: 'own', batch: [eventOf('a', '/')] } },
        { remoteAddress: '203.0.113.8' },
      );
    const statuses = new Set<number>();
    for (let at = 0; at < limits.analytics.points; at += 1) statuses.add((await send()).status);
    expect([...statuses]).toEqual([200]);
    expect((await send()).status).toBe(429);
    await limited.close();
  });

  it('deletes events that no report uses', async () => {
    await capture(eventOf('a', '/'));
    await server.database.query(`update analytics_events set at = now() - interval '181 days'`);
    await capture(eventOf('a', '/'));
    await analyticsModule().tasks?.[0]?.run({ db: server.database.db } as never, {});
    const [row] = await server.database.query<{ n: number }>(
      'select count(*)::int as n from analytics_events',
    );
    expect(row?.n).toBe(1);
  });
});
