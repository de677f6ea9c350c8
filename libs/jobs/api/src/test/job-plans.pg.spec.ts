import type { JobFilters } from '@upround/jobs/contract';
import { idAt, NEWEST } from '@upround/shared/db';
import type { Database } from '@upround/shared/db';
import { createTestServer, fillTable, rowsRead, watchPlans } from '@upround/shared/testing-server';
import type { PlanWatch, TestServer } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { paid, rateValues, unpaid } from '../board/best-paid.read-model';
import { filterValues } from '../board/job-filters';
import { filteredBoard, wholeBoard } from '../board/newest.read-model';
import { ownApplications } from '../job/applied-jobs.read-model';
import { openJobsOf, ownJobs, ownJobsIn } from '../job/own-jobs.read-model';

const JOBS = 12_000;
const limit = 21;
const RICHEST = 1e13;

describe('jobs among very many', () => {
  let server: TestServer;
  let plans: PlanWatch;
  let db: Database;
  let star = '';
  let middle = '';

  const filters = (given: JobFilters) => filterValues(db, given, new Date());
  const onFilteredBoard = async (given: JobFilters, before = NEWEST) =>
    filteredBoard.all(db, limit, { viewer: star, before, ...(await filters(given)) });
  const bestPaid = async (part: number, beforePay: number, before: string) =>
    paid.all(db, limit, {
      viewer: star,
      ...rateValues,
      part,
      beforePay,
      before,
      ...(await filters({})),
    });

  beforeAll(async () => {
    server = await createTestServer();
    ({ userId: star } = await server.signUpAs('star'));
    plans = watchPlans(server.database);
    ({ db } = plans);
    const run = (text: string, values: unknown[] = []) => fillTable(server.database, text, values);
    await run(`insert into people (id, slug, display_name)
      select gen_random_uuid(), 'crowd-' || n, 'Crowd ' || n from generate_series(1, 2000) n`);
    const start = Date.now() - 20 * 86_400_000;
    const ids = Array.from({ length: JOBS }, (_, at) => idAt(new Date(start + at * 60_000)));
    middle = ids[JOBS / 2] ?? '';
    // The lists do without the index of search, and so many rows are long in coming with it.
    await run('alter table jobs disable trigger jobs_searched');
    await run(
      `insert into jobs (id, slug, creator_id, title, company, description, location, city, type, workplace,
         experience, company_stage, tags, salary_min, salary_currency, salary_period, salary_year, visa, state,
         close_reason, listing_id, published_at, closes_at)
       select given.id, 'job-' || n, case when n % 4 = 0 then $2::uuid else crowd.id end,
         case when n % 3 = 0 then 'Backend engineer' else 'Designer' end, 'Tidewater', 'Why', 'Pune',
         'city-' || n % 400, case when n % 2 = 0 then 'FULL_TIME' else 'CONTRACT' end, 'REMOTE',
         case when n % 5 = 0 then 'MID' end, case when n % 7 = 0 then 'SEED' end,
         array['tag-' || n % 20, case when n = 1001 then 'rare' else 'common' end],
         pay, currency, 'YEAR', pay, n < 6, case when n % 8 = 0 then 'CLOSED' else 'OPEN' end,
         case when n % 8 = 0 then 'FILLED' end, given.id, now(), now() + interval '90 days'
       from (select id, n, case when n % 3 > 0 then n * 1000 end as pay,
             case when n % 3 > 0 then (array['INR', 'USD', 'EUR'])[1 + n % 5 % 3] end as currency
           from unnest($1::uuid[]) with ordinality as rows (id, n)) given
         join (select id, row_number() over (order by slug) as place from people
           where slug <> 'star') crowd on crowd.place = 1 + given.n % 2000`,
      [ids, star],
    );
    await run(
      `insert into job_applications (id, job_id, applicant_id)
       select id, id, $1 from jobs where creator_id <> $1`,
      [star],
    );
    for (const table of ['people', 'jobs', 'job_applications']) await run(`analyze ${table}`);
    await server.database.query('vacuum jobs');
  }, 120_000);
  afterAll(() => server?.close());

  /** The rows that each step read of the tables that are large. */
  async function mostRead(): Promise<number> {
    const nodes = await plans.ofLast();
    const large = nodes.filter(({ 'Relation Name': name }) => /^(jobs|job_app)/.test(name ?? ''));
    return Math.max(...large.map(rowsRead));
  }

  it.each<[string, RegExp, () => Promise<unknown[]>]>([
    [
      'the board',
      /^jobs_filtered$/,
      () => wholeBoard.all(db, limit, { viewer: star, before: NEWEST }),
    ],
    [
      'the board, deep',
      /^jobs_filtered$/,
      () => wholeBoard.all(db, limit, { viewer: null, before: middle }),
    ],
    ['a common filter', /^jobs_filtered$/, () => onFilteredBoard({ type: ['FULL_TIME'] }, middle)],
    ['common words', /^jobs_filtered$/, () => onFilteredBoard({ query: 'designer' })],
    ['a city', /^jobs_in_city$/, () => onFilteredBoard({ location: ['city-7'] })],
    ['the best paid', /^jobs_best_paid_by_part$/, () => bestPaid(0, RICHEST, NEWEST)],
    ['the best paid, deep', /^jobs_best_paid_by_part$/, () => bestPaid(1, 660, middle)],
    [
      'a salary in any currency',
      /^jobs_filtered$/,
      () => onFilteredBoard({ salary: 50_000, currency: 'USD' }),
    ],
    [
      'those without a salary',
      /^jobs_unpaid$/,
      async () => unpaid.all(db, limit, { viewer: star, before: middle, ...(await filters({})) }),
    ],
    [
      'a person’s',
      /^jobs_open_of_creator$/,
      () => openJobsOf.all(db, limit, { viewer: null, before: middle, creator: star }),
    ],
    [
      'one’s own',
      /^jobs_of_creator$/,
      () => ownJobs.all(db, limit, { viewer: star, before: middle, creator: star }),
    ],
    [
      'one’s own closed ones',
      /^jobs_of_creator/,
      () =>
        ownJobsIn.all(db, limit, {
          viewer: star,
          before: NEWEST,
          creator: star,
          state: 'CLOSED',
        }),
    ],
    [
      'those one has applied to',
      /^job_applications_of_applicant$/,
      () =>
        ownApplications.all(db, limit, {
          viewer: star,
          before: middle,
          states: null,
          since: new Date(),
        }),
    ],
  ])('%s walk %p in order', async (_what, index, list) => {
    const rows = await list();
    expect(rows.length).toBeGreaterThan(0);
    const nodes = await plans.ofLast();
    const walked = nodes.map((node) => node['Index Name'] ?? '');
    expect([walked, walked.some((name) => index.test(name))]).toEqual([walked, true]);
    expect(await mostRead()).toBeLessThanOrEqual(10 * limit);
  });

  it('the board is planned once a connection, for all viewers', async () => {
    const planned = await server.db.connection().execute(async (one) => {
      // PostgreSQL tries five plans for the values at hand before it keeps one for all.
      for (const viewer of [null, star, null, star, null, star, null, star])
        await wholeBoard.all(one, limit, { viewer, before: NEWEST });
      const { rows } = await sql<{ made: number }>`select custom_plans::int as made
        from pg_prepared_statements where name = ${`jobs.board.${limit}`}`.execute(one);
      return rows;
    });
    expect(planned).toEqual([{ made: 5 }]);
  });

  it('a rare tag is looked up in its index', async () => {
    expect(await onFilteredBoard({ tag: ['rare'] })).toHaveLength(1);
    expect(await mostRead()).toBeLessThanOrEqual(10);
  });

  it('filters without an index of their own are checked while walking an index that has all columns', async () => {
    expect(await onFilteredBoard({ visa: 'true', stage: ['SEED', 'GROWTH'] })).toEqual([]);
    const scanned = (await plans.ofLast()).filter((node) => rowsRead(node) > 10 * limit);
    expect(scanned.map((node) => node['Index Name'])).toEqual(['jobs_filtered']);
  });
});
