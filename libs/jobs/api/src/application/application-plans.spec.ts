import { idAt, NEWEST, OLDEST, type Database } from '@upround/shared/db';
import {
  createTestServer,
  fillTable,
  rowsRead,
  watchPlans,
  type PlanWatch,
  type TestServer,
} from '@upround/shared/testing-server';
import { ownApplications } from '../job/applied-jobs.read-model';
import { nudgeSilent } from './nudge.task';
import { applicantLists } from './applicants.read-model';

const PEOPLE = 4_000;
const limit = 21;

describe('applications among very many', () => {
  let server: TestServer;
  let plans: PlanWatch;
  let db: Database;
  let creator = '';
  let keen = '';
  const job = idAt(new Date());

  beforeAll(async () => {
    server = await createTestServer();
    ({ userId: creator } = await server.signUpAs('creator'));
    ({ userId: keen } = await server.signUpAs('keen'));
    plans = watchPlans(server.database);
    ({ db } = plans);
    const run = (text: string, values: unknown[] = []) => fillTable(server.database, text, values);
    await run(
      `insert into people (id, slug, display_name)
       select gen_random_uuid(), 'crowd-' || n, 'Crowd ' || n from generate_series(1, $1::int) n`,
      [PEOPLE],
    );
    await run(
      `insert into jobs (id, slug, creator_id, title, company, description, location, city, type, workplace, state,
         listing_id, published_at)
       select id, 'job-' || id, $1, 'Engineer', 'Ledger', 'Build', 'Pune', 'pune', 'FULL_TIME', 'REMOTE', 'OPEN',
         id, now()
       from (select $2::uuid as id union all select gen_random_uuid() from generate_series(1, 2000)) made`,
      [creator, job],
    );
    await run(
      `insert into job_applications (id, job_id, applicant_id, stars)
       select gen_random_uuid(), $1, id, (row_number() over ()) % 6 from people where slug like 'crowd-%'`,
      [job],
    );
    await run(
      `insert into job_applications (id, job_id, applicant_id)
       select gen_random_uuid(), id, $1 from jobs where id <> $2`,
      [keen, job],
    );
    await run(
      `insert into job_application_steps (id, application_id, state)
       select gen_random_uuid(), id, 'APPLIED' from job_applications`,
    );
    for (const table of ['people', 'jobs', 'job_applications', 'job_application_steps']) {
      await run(`analyze ${table}`);
    }
  }, 60_000);
  afterAll(() => server?.close());

  const all = () => ({ viewer: creator, job, states: null, minStars: 0, search: '', notes: false });

  it.each<[string, RegExp, () => Promise<unknown[]>]>([
    [
      'the newest of a job',
      /^job_applications_newest$/,
      () => applicantLists.newest.all(db, limit, { ...all(), afterId: NEWEST }),
    ],
    [
      'the oldest of a job',
      /^job_applications_newest$/,
      () => applicantLists.oldest.all(db, limit, { ...all(), afterId: OLDEST }),
    ],
    [
      'those with most stars',
      /^job_applications_by_stars$/,
      () => applicantLists.stars.all(db, limit, { ...all(), afterStars: 6, afterId: NEWEST }),
    ],
    [
      'those with most stars, deep',
      /^job_applications_by_stars$/,
      () => applicantLists.stars.all(db, limit, { ...all(), afterStars: 2, afterId: NEWEST }),
    ],
    [
      'one’s own',
      /^job_applications_of_applicant$/,
      () =>
        ownApplications.all(db, limit, {
          viewer: keen,
          before: NEWEST,
          states: null,
          since: new Date(),
        }),
    ],
  ])('%s walk %p in order', async (_what, index, list) => {
    expect(await list()).toHaveLength(limit);
    const nodes = await plans.ofLast();
    expect(nodes.some((node) => index.test(node['Index Name'] ?? ''))).toBe(true);
    for (const node of nodes.filter((one) => one['Relation Name'] !== undefined)) {
      expect(rowsRead(node)).toBeLessThanOrEqual(10 * limit);
    }
  });

  it('a search by name reads no applications to other jobs', async () => {
    const start = { ...all(), afterName: '', afterId: OLDEST };
    expect(await applicantLists.name.all(db, limit, start)).toHaveLength(limit);
    for (const node of await plans.ofLast()) {
      if (node['Relation Name'] === 'job_applications') {
        expect(rowsRead(node)).toBeLessThanOrEqual(PEOPLE);
      }
      if (node['Relation Name'] === 'job_application_steps') {
        expect(rowsRead(node)).toBeLessThanOrEqual(10 * limit);
      }
    }
  });

  it('the look-up of waiting applicants skips closed jobs', async () => {
    const moved = `update jobs set state = 'CLOSED', close_reason = 'FILLED' where id <> $1`;
    await fillTable(server.database, moved, [job]);
    await fillTable(
      server.database,
      `update job_applications set state = 'OFFER' where job_id = $1`,
      [job],
    );
    for (const table of ['jobs', 'job_applications']) {
      await fillTable(server.database, `analyze ${table}`, []);
    }
    const soon = new Date(Date.now() + 1_000);
    expect(await nudgeSilent.all(db, { silentSince: soon, now: soon, after: OLDEST })).toEqual([]);
    for (const node of await plans.ofLast()) {
      if (node['Relation Name'] === undefined) continue;
      expect(rowsRead(node)).toBeLessThanOrEqual(10);
    }
  });
});
