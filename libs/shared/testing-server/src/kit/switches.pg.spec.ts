import { openDatabase, type OpenDatabase } from '@upround/shared/db';
import { switchOff, switchOn } from '@upround/shared/server-kit';
import { setTimeout as pause } from 'node:timers/promises';
import { createTestServer } from '../create-test-server';
import type { TestServer } from '../create-test-server';
import { createTestDatabase } from '../test-database';
import type { TestDatabase } from '../test-database';
import { join, switchedModule } from './switches.fixtures';

describe('R35: switches of two processes on one PostgreSQL', () => {
  let database: TestDatabase;
  let other: OpenDatabase;
  let one: TestServer;
  let two: TestServer;

  beforeAll(async () => {
    database = await createTestDatabase();
    other = await openDatabase({ kind: 'postgres', url: database.url ?? '' });
    one = await createTestServer({ modules: [switchedModule], database });
    two = await createTestServer({ modules: [switchedModule], database: other });
  });
  afterAll(async () => {
    await one?.close();
    await two?.close();
    await other?.close();
    await database?.close();
  });

  it('hold in the other process by a notification, long before its cache is stale', async () => {
    const ask = async () => (await two.call(join, { body: { text: 'hello' } })).status;
    expect(await ask()).toBe(200);
    const name = 'signUp' as const;
    await one.db.transaction().execute((trx) => switchOff(trx, { name, at: new Date() }));
    // The second process's clock is set back, so its cached switches don't expire: only the database's notification can
    // invalidate them.
    two.clock.advance(-60_000);
    for (let status = 200; status !== 503; status = await ask()) await pause(10);
    await one.db.transaction().execute((trx) => switchOn(trx, name));
    expect(await ask()).toBe(200);
  });
});
