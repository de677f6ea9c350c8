import { once } from 'node:events';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { migrate, openDatabase } from '@upround/shared/db';
import type { OpenDatabase } from '@upround/shared/db';
import { createTestDatabase } from '@upround/shared/testing-server';
import type { TestDatabase } from '@upround/shared/testing-server';

const ROOT = path.resolve(__dirname, '../../../..');
const before = { name: '9101-before', statements: ['create table before (id int)'] };
const half = 'create table half (id int)';
const whole = { name: '9102-whole', statements: [half, 'insert into half values (1)'] };

/** The same step as it looks to the process that is killed in the middle of it: its end never comes. */
const endless = { name: '9102-whole', statements: [half, 'select pg_sleep(600)'] };

describe('R25: a migration in a process that is killed', () => {
  let database: TestDatabase;
  let other: OpenDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
    other = await openDatabase({ kind: 'postgres', url: database.url ?? '' });
  });
  afterAll(async () => {
    await other?.close();
    await database?.close();
  });

  it('leaves nothing of the step behind, and the step runs completely the next time, once for two processes', async () => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', path.join(__dirname, 'half-migration.fixtures.ts')],
      {
        cwd: ROOT,
        env: {
          PATH: process.env['PATH'],
          HOME: process.env['HOME'],
          TSX_TSCONFIG_PATH: path.join(ROOT, 'tsconfig.base.json'),
          DATABASE_URL: database.url,
          STEPS: JSON.stringify([before, endless]),
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    const gone = once(child, 'exit');
    const sleeping = () =>
      database.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database()
          and pid <> pg_backend_pid() and state = 'active' and query like '%pg_sleep(600)%'`,
      );
    let found = await sleeping();
    while (found.length === 0 && child.exitCode === null) found = await sleeping();
    expect(found).toHaveLength(1);
    child.kill('SIGKILL');
    await gone;
    // The server notices a dead client only when it next speaks to it.
    await database.query('select pg_terminate_backend($1)', [found[0]?.pid]);
    const applied = await Promise.all([
      migrate(database, [before, whole]),
      migrate(other, [before, whole]),
    ]);
    expect(applied.flat()).toEqual(['9102-whole']);
    expect(await database.query('select id from half')).toEqual([{ id: 1 }]);
  }, 120_000);
});
