import { jobLimits, moveApplication, type ApplicationState } from '@upround/jobs/contract';
import { OLDEST, openDatabase, type OpenDatabase } from '@upround/shared/db';
import { applicantsWaiting } from '@upround/shared/ports';
import { createTestDatabase, type TestDatabase } from '@upround/shared/testing-server';
import { DAY_MS } from '../jobs-time';
import { lockApplications, writeMove } from './move.store';
import { nudge, nudgeSilent } from './nudge.task';
import { startApplicationServer, eventsOf } from './test/application-server.fixtures';
import type { ApplicationServer } from './test/application-server.fixtures';

const RACES = 40;

describe('a nudge during a move of the same application', () => {
  let database: TestDatabase;
  let other: OpenDatabase;
  let one: ApplicationServer;
  let two: ApplicationServer;

  beforeAll(async () => {
    database = await createTestDatabase();
    other = await openDatabase({ kind: 'postgres', url: database.url ?? '' });
    one = await startApplicationServer({ database });
    two = await startApplicationServer({ database: other });
  });
  afterAll(async () => {
    await one?.close();
    await two?.close();
    await other?.close();
    await database?.close();
  });

  /** An application of which nothing was heard for three weeks. */
  async function insertSilent() {
    const job = await one.insertJob(one.creator);
    const { id } = await one.applyTo(job, one.applicant);
    await one.runTasks();
    for (const [table, column, key] of [
      ['job_applications', 'created_at', 'id'],
      ['job_application_steps', 'at', 'application_id'],
    ]) {
      await database.query(
        `update ${table} set ${column} = ${column} - make_interval(days => $2) where ${key} = $1`,
        [id, jobLimits.silentDays + 1],
      );
    }
    for (const { heard } of [one, two]) heard.length = 0;
    return { job, id };
  }
  const move = (id: string, state: ApplicationState) =>
    two.call(
      moveApplication,
      { params: { id }, body: { state } },
      { as: state === 'WITHDRAWN' ? one.applicant : one.creator },
    );
  async function order(server: ApplicationServer) {
    await server.db.transaction().execute((trx) => server.tasks.senderOn(trx).send(nudge, {}));
    await server.runTasks();
  }
  const standing = async (id: string) => {
    const [row] = await database.query<{ state: string; nudged: boolean; steps: string[] }>(
      `select state, nudged_at is not null as nudged, (select array_agg(s.state order by s.id)
         from job_application_steps s where s.application_id = p.id) as steps
       from job_applications p where id = $1`,
      [id],
    );
    return row;
  };
  const nudges = () => [...eventsOf(one, applicantsWaiting), ...eventsOf(two, applicantsWaiting)];

  it('R8: nudges before it, once, or never', async () => {
    for (let race = 0; race < RACES; race += 1) {
      const { job, id } = await insertSilent();
      const state = race % 2 === 0 ? 'OFFER' : 'WITHDRAWN';
      const [moved] = await Promise.all([move(id, state), order(one), order(two)]);
      await order(one);
      expect(moved.status).toBe(200);
      const row = await standing(id);
      expect(row).toMatchObject({ state, steps: ['APPLIED', state] });
      const creatorId = one.creator.userId;
      expect(nudges()).toEqual(row?.nudged ? [{ jobId: job, creatorId, count: 1 }] : []);
    }
  }, 120_000);

  it('R9: skips an application that is being moved, and finds it answered afterwards', async () => {
    const { id } = await insertSilent();
    const by = { at: new Date(), byCreator: true };
    await one.db.transaction().execute(async (trx) => {
      await lockApplications(trx, [id]);
      await writeMove(trx, id, { kind: 'STEP', state: 'OFFER', reason: undefined }, by);
      await order(two);
      expect(nudges()).toEqual([]);
    });
    await order(two);
    expect(nudges()).toEqual([]);
    expect(await standing(id)).toEqual({
      state: 'OFFER',
      nudged: false,
      steps: ['APPLIED', 'OFFER'],
    });
  });

  it('R9: delays a move, which is made afterwards', async () => {
    const { job, id } = await insertSilent();
    const at = new Date();
    const silentSince = new Date(at.getTime() - jobLimits.silentDays * DAY_MS);
    const { rows, moving } = await one.db.transaction().execute(async (trx) => {
      const nudged = await nudgeSilent.all(trx, { silentSince, now: at, after: OLDEST });
      let isMade = false;
      const pending = move(id, 'OFFER').finally(() => {
        isMade = true;
      });
      for (let waits = 0; waits === 0 && !isMade;) {
        const [found] = await database.query<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity
           where wait_event_type = 'Lock' and datname = current_database()`,
        );
        waits = found?.n ?? 0;
      }
      return { rows: nudged, moving: { isMade, pending } };
    });
    expect(moving.isMade).toBe(false);
    expect((await moving.pending).status).toBe(200);
    expect(rows).toEqual([{ job_id: job, creator_id: one.creator.userId, count: 1 }]);
    expect(await standing(id)).toEqual({
      state: 'OFFER',
      nudged: true,
      steps: ['APPLIED', 'OFFER'],
    });
  });
});
