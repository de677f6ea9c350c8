import { openDatabase, type OpenDatabase } from '@upround/shared/db';
import { createTestDatabase, type TestDatabase } from '@upround/shared/testing-server';
import { jobsAdmin } from '../../import/jobs-admin';
import { alertWorld, DAY_MS, HOUR_MS, startAlerts, type Alerts } from './alerts-server.fixtures';

describe('R24: alerts in two processes', () => {
  const told = alertWorld();
  let database: TestDatabase;
  let other: OpenDatabase;
  let one: Alerts;
  let two: Alerts;

  beforeAll(async () => {
    database = await createTestDatabase();
    other = await openDatabase({ kind: 'postgres', url: database.url ?? '' });
    one = await startAlerts(told, database);
    two = await startAlerts(told, { ...other, url: database.url });
  });
  afterAll(async () => {
    await one?.server.close();
    await two?.server.close();
    await other?.close();
    await database?.close();
  });

  it('notify and email each job once, however often their task is queued', async () => {
    const [creator, me] = [await one.person(), await one.person()];
    await one.save(me, { alert: 'DAILY' });
    for (const { server } of [one, two]) server.clock.advance(DAY_MS + HOUR_MS);
    const job = await one.job(creator);
    for (let at = 0; at < 6; at += 1) await (at % 2 === 0 ? one : two).order();
    await Promise.all([one.server.runTasks(), two.server.runTasks()]);
    expect(told.heard.map(({ jobIds }) => jobIds)).toEqual([[job]]);
    expect(told.mails).toHaveLength(1);
  });

  it('G50: jobs imported after an alert are in the next one', async () => {
    const [creator, me] = [await one.person(), await one.person()];
    await one.save(me, { alert: 'DAILY', filters: { tag: ['imported'] } });
    one.server.clock.advance(DAY_MS);
    const row = 'Late,Tidewater,Words,Pune,FULL_TIME,HYBRID,imported';
    const text = `title,company,description,location,type,workplace,tags\n${row}`;
    const slug = await one.query<{ slug: string }>('select slug from people where id = $1', [
      creator.userId,
    ]);
    const wanted = { text, creator: slug[0]?.slug ?? '', dryRun: false };
    const trx = await other.db.startTransaction().execute();
    await jobsAdmin.importJobs(trx, { ...wanted, now: () => one.server.clock.now() });
    told.heard.length = 0;
    one.server.clock.advance(HOUR_MS);
    await one.order();
    await one.server.runTasks();
    expect(told.heard).toEqual([]);
    await trx.commit().execute();
    one.server.clock.advance(DAY_MS);
    await one.order();
    await one.server.runTasks();
    expect(told.heard).toMatchObject([{ userId: me.userId, count: 1 }]);
  });
});
