import { openDatabase } from '@upround/shared/db';
import { createTestServer } from '../create-test-server';
import type { TestServer } from '../create-test-server';
import { createTestDatabase } from '../test-database';
import type { TestDatabase } from '../test-database';
import { listNotes, sampleModule, sampleTable, writeNote } from './sample.fixtures';

const WRITES = 150;

describe('R2: the database cuts every connection', () => {
  let database: TestDatabase;
  let operator: TestDatabase;
  let server: TestServer;

  beforeAll(async () => {
    [database, operator] = [await createTestDatabase(), await createTestDatabase()];
    server = await createTestServer({ modules: [sampleModule], database });
    await sampleTable(server);
  });
  afterAll(async () => {
    await server?.close();
    await database?.close();
    await operator?.close();
  });

  const cutAll = () => {
    const name = new URL(database.url ?? '').pathname.slice(1);
    return operator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    );
  };

  it('calls under way answer what they did or 503; a retry finds the first effect; nothing needs a restart', async () => {
    const ada = await server.signUpAs('ada');
    const write = (at: number) =>
      server.call(
        writeNote,
        { body: { text: `note ${at}` } },
        { as: ada, headers: { 'idempotency-key': `key-${at}` } },
      );
    const numbers = Array.from({ length: WRITES }, (_, at) => at);
    let answered = 0;
    const first = await Promise.all(
      numbers.map(async (at) => {
        const answer = await write(at);
        answered += 1;
        if (answered % 40 === 20) await cutAll();
        return answer;
      }),
    );
    const statuses = new Set(first.map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
    for (const refused of first.filter(({ status }) => status === 503)) {
      expect(refused.headers['retry-after']).toBe('1');
    }
    for (const at of numbers) {
      let answer = await write(at);
      while (answer.status === 503) answer = await write(at);
      expect(answer.status).toBe(201);
      if (first[at]?.status === 201) expect(answer.raw.body).toBe(first[at].raw.body);
    }
    const rows = await database.query<{ n: number }>('select count(*)::int as n from notes');
    expect(rows[0]?.n).toBe(WRITES);
  });

  it('goes on hearing from the database', async () => {
    const heard: string[] = [];
    await database.subscribe('upround_test', (payload) => heard.push(payload));
    await cutAll();
    while (heard.length === 0) {
      const answer = await server.call(listNotes, { query: { filter: 'all' } });
      expect([200, 503]).toContain(answer.status);
      await database.query("select pg_notify('upround_test', 'again')").catch(() => undefined);
    }
    expect(heard[0]).toBe('again');
  });

  it('hears again after an outage longer than a try to connect', async () => {
    const name = new URL(database.url ?? '').pathname.slice(1);
    const allow = (allowed: boolean) =>
      operator.query(`alter database "${name}" with allow_connections ${allowed}`);
    let refusals = 0;
    let refusedTwice: () => void = () => undefined;
    const away = new Promise<void>((resolve) => {
      refusedTwice = resolve;
    });
    const listening = await openDatabase({ kind: 'postgres', url: database.url ?? '' }, (error) => {
      if (!error.message.includes('not currently accepting connections')) return;
      refusals += 1;
      if (refusals === 2) refusedTwice();
    });
    let onNotification: (payload: string) => void = () => undefined;
    const heard = new Promise<string>((resolve) => {
      onNotification = resolve;
    });
    // It listens by now: a connection still on its way would not be cut.
    await listening.subscribe('upround_test', onNotification);
    await allow(false);
    await cutAll();
    await away;
    await allow(true);
    let over = false;
    void heard.then(() => (over = true));
    while (!over) {
      await database.query("select pg_notify('upround_test', 'back')").catch(() => undefined);
    }
    expect(await heard).toBe('back');
    await listening.close();
  });
});
