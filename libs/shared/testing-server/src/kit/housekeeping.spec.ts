import { housekeeping } from '@upround/shared/server-kit';
import { createTestServer } from '../create-test-server';
import type { TestServer } from '../create-test-server';

describe('housekeeping', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer({ modules: [housekeeping] });
  });
  afterAll(() => server?.close());

  it('R4: keeps answers for retries 48 hours', async () => {
    await server.database.query(
      `insert into idempotency_keys (user_id, key, call_id, fingerprint, created_at)
       select gen_random_uuid(), age, 'x', ''::bytea, now() - age::interval
       from unnest(array['1 minute', '47 hours', '49 hours', '30 days']) as age`,
    );
    const [handler] = housekeeping.tasks ?? [];
    if (handler === undefined) throw new Error('There is a task.');
    await server.database.db
      .transaction()
      .execute((trx) => server.tasks.senderOn(trx).send(handler.task, {}));
    await server.runTasks();
    const rows = await server.database.query<{ key: string }>(
      'select key from idempotency_keys order by 1',
    );
    expect(rows.map(({ key }) => key)).toEqual(['1 minute', '47 hours']);
  });

  it('R33: the audit record only grows', async () => {
    const { database } = server;
    await database.query(
      `insert into audit_entries (id, action, reference_type, reference_id, request_id)
       values (gen_random_uuid(), 'ROLE', 'USER', 'x', 'r')`,
    );
    for (const text of ["update audit_entries set action = 'x'", 'delete from audit_entries']) {
      await expect(database.query(text)).rejects.toThrow('never changed or removed');
    }
  });
});

describe('T36: other origins', () => {
  let server: TestServer;
  const friend = 'https://upround.example';

  beforeAll(async () => {
    server = await createTestServer({ modules: [], origins: [friend] });
  });
  afterAll(() => server?.close());

  const preflight = (origin: string) =>
    server.app.inject({
      method: 'OPTIONS',
      url: '/v2/auth',
      headers: { origin, 'access-control-request-method': 'PATCH' },
    });

  it('the listed one may call with its cookie', async () => {
    const { headers } = await preflight(friend);
    expect(headers).toMatchObject({
      'access-control-allow-origin': friend,
      'access-control-allow-credentials': 'true',
    });
  });

  it('what a browser asks before a call counts like the call, and not as a page', async () => {
    const limited = await createTestServer({ modules: [], origins: [friend], rateLimits: 'on' });
    try {
      const ask = (url: string) =>
        limited.app.inject({
          method: 'OPTIONS',
          url,
          headers: { origin: friend, 'access-control-request-method': 'PATCH' },
        });
      const statuses = new Set<number>();
      for (let at = 0; at < 1_501; at += 1) statuses.add((await ask('/v2/auth')).statusCode);
      expect([...statuses]).toEqual([204]);
    } finally {
      await limited.close();
    }
  });

  it('does not make every path one that takes other methods', async () => {
    for (const url of ['/', '/login', '/v1/nowhere', '/v1/nowhere/at/all']) {
      expect([url, (await server.app.inject({ url })).statusCode]).toEqual([url, 404]);
    }
  });

  it.each([
    'https://evil.example',
    'null',
    `${friend}.evil.example`,
    'http://upround.example',
    '*',
  ])('%s may not', async (origin) => {
    expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined();
  });
});
