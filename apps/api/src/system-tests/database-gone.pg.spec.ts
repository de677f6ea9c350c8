import { createTestDatabase, ownFolder, startServerProcess } from '@upround/shared/testing-server';
import type { ServerProcess, TestDatabase } from '@upround/shared/testing-server';

describe('O1: a process whose database is down', () => {
  let own: Awaited<ReturnType<typeof ownFolder>>;
  let database: TestDatabase;
  let operator: TestDatabase;
  let server: ServerProcess;
  let name: string;

  beforeAll(async () => {
    own = await ownFolder();
    [database, operator] = [await createTestDatabase(), await createTestDatabase()];
    name = new URL(database.url ?? '').pathname.slice(1);
    server = await startServerProcess('main', {
      dataDir: own.folder,
      settings: { DATABASE_URL: database.url ?? '' },
    });
  }, 120_000);
  afterAll(async () => {
    server.signal('SIGKILL');
    await server.ended;
    await database?.close();
    await operator?.close();
    await own.remove();
  });

  /** Shuts or opens this test's own database, and nothing else of the server. */
  async function allowConnections(allowed: boolean): Promise<void> {
    await operator.query(`alter database "${name}" with allow_connections ${allowed}`);
    await operator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    );
  }

  const status = async (path: string) => (await fetch(server.url + path)).status;
  async function until(path: string, wanted: number): Promise<void> {
    while ((await status(path)) !== wanted);
  }

  it('is up but not ready, answers 503 with Retry-After, and recovers by itself', async () => {
    expect(await status('/readyz')).toBe(200);
    await allowConnections(false);
    await until('/readyz', 503);
    expect(await status('/healthz')).toBe(200);
    const refused = await fetch(`${server.url}/v4/post?filter=latest`);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
    await allowConnections(true);
    await until('/readyz', 200);
    expect(await status('/v4/post?filter=latest')).toBe(200);
  }, 60_000);
});
