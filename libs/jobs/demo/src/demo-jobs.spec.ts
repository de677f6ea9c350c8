import {
  applicationStates,
  companyStages,
  experienceLevels,
  jobDraftSchema,
  jobTypes,
  workplaces,
} from '@upround/jobs/contract';
import { jobsModule } from '@upround/jobs/api';
import { idAt } from '@upround/shared/db';
import { cast, drawLogo } from '@upround/shared/demo';
import { createTestDatabase, type TestDatabase } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { pino } from 'pino';
import { memos } from './application-words.data';
import { demoCompanies } from './companies.data';
import { candidateApplications } from './demo-candidate.data';
import { demoJobs } from './jobs.data';
import { companies, fieldsOf } from './job-fields';

const now = new Date('2026-03-01T10:00:00Z');

async function seeded(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  const people = cast.map(({ slug }) => ({ slug, id: idAt(new Date('2025-01-01')) }));
  await database.db.transaction().execute(async (trx) => {
    await sql`insert into people (id, slug, display_name)
      select * from unnest(${people.map(({ id }) => id)}::uuid[], ${people.map(({ slug }) => slug)}::text[],
        ${people.map(({ slug }) => slug)}::text[])`.execute(trx);
    const demo = { people, posts: [], pods: [] };
    const { seed } = jobsModule({ demo: () => import('./index') });
    await seed?.({ trx, now, demo, log: pino({ level: 'silent' }) });
  });
  return database;
}

const numberOf = async (database: TestDatabase, from: string) =>
  (await database.query<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n;

/** Everything but ids: who applied to what, when, and how it went. */
const told = async ({ db }: TestDatabase) =>
  (
    await sql`select j.slug, j.title, j.description, j.state, j.published_at, p.slug as applicant, n.state as at, n.note,
      n.stars, n.private_note, n.memo, n.created_at, n.moved_at, n.replied_at,
      (select array_agg(s.state || coalesce(s.reason, '') || s.at order by s.id) from job_application_steps s
        where s.application_id = n.id) as steps
    from jobs j left join job_applications n on n.job_id = j.id left join people p on p.id = n.applicant_id
    order by 1, 6`.execute(db)
  ).rows;

describe('the companies of the demo community', () => {
  it('say what they do, each on a site of its own; most have a logo of their own', () => {
    for (const { summary, site } of companies) {
      expect(site).toMatch(/^https:\/\/[a-z-]+\.example$/);
      expect(summary.length).toBeLessThan(80);
    }
    expect(new Set(companies.map(({ site }) => site)).size).toBe(companies.length);
    const logos = companies.flatMap(({ logo }) => (logo === undefined ? [] : [drawLogo(...logo)]));
    expect(new Set(logos).size).toBe(logos.length);
    expect(logos.length).toBeGreaterThan(companies.length / 2);
  });
});

describe('the jobs of the demo community', () => {
  it('are at least sixty, of every kind that there is', () => {
    expect(demoJobs.length).toBeGreaterThanOrEqual(60);
    const kinds = (read: (job: (typeof demoJobs)[number]) => unknown) =>
      new Set(demoJobs.map(read));
    expect(kinds(({ type }) => type)).toEqual(new Set(jobTypes));
    expect(kinds(({ workplace }) => workplace)).toEqual(new Set(workplaces));
    expect(kinds(({ experience }) => experience)).toEqual(new Set(experienceLevels));
    expect(kinds(({ closed }) => closed?.reason)).toEqual(
      new Set([undefined, 'FILLED', 'PAUSED', 'CANCELLED', 'EXPIRED']),
    );
    expect(kinds(({ salary }) => salary?.currency).size).toBeGreaterThanOrEqual(6);
    expect(new Set(Object.values(demoCompanies).map(({ stage }) => stage))).toEqual(
      new Set(companyStages),
    );
    const ofRecruiter = demoJobs.filter(
      ({ company }) => demoCompanies[company]?.owner === 'priya-raghavan',
    );
    expect(ofRecruiter.length).toBeGreaterThanOrEqual(12);
  });

  it('are posted by many members, so that their companies do not all reply alike', () => {
    const owners = Object.values(demoCompanies).map(({ owner }) => owner);
    for (const owner of owners) {
      expect(owners.filter((one) => one === owner).length).toBeLessThanOrEqual(3);
    }
  });

  it('repeat no address, no title and no sentence', () => {
    for (const name of ['key', 'title'] as const) {
      expect(new Set(demoJobs.map((job) => job[name])).size).toBe(demoJobs.length);
    }
    const sentences = demoJobs.flatMap(({ work }) => work);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it.each(demoJobs.map((job) => [job.key, job] as const))(
    '%s keeps the rules of a job',
    (key, job) => {
      expect(key).toMatch(/^[a-z0-9-]{1,64}$/);
      expect(cast.map(({ slug }) => slug)).toContain(demoCompanies[job.company]?.owner);
      const fields = fieldsOf(job);
      expect(jobDraftSchema.parse(fields)).toEqual(fields);
      expect(fields.description.match(/^## /gm)).toHaveLength(3);
    },
  );
});

describe('what the candidate of the demo notes', () => {
  it('names no day, which conversations would contradict and time overtakes', () => {
    for (const memo of memos) expect(memo).not.toMatch(/day at|by the \d/);
  });
});

describe('who applied in the demo community', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await seeded();
  }, 60_000);
  afterAll(() => database?.close());

  it('are in every state, with what both sides store about them', async () => {
    const { rows } = await sql<{ state: string }>`
      select distinct n.state from job_applications n join jobs j on j.id = n.job_id
      join people p on p.id = j.creator_id where p.slug = 'priya-raghavan'`.execute(database.db);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(applicationStates));
    for (const kept of ['stars > 0', `private_note <> ''`, `memo <> ''`, `note <> ''`]) {
      expect(await numberOf(database, `job_applications where ${kept}`)).toBeGreaterThan(0);
    }
    const most = `(select job_id from job_applications group by 1 having count(*) >= 25) many`;
    expect(await numberOf(database, most)).toBeGreaterThanOrEqual(1);
  });

  it('lie before the first start, after their job, with steps in order', async () => {
    const { db } = database;
    const wrong = await sql`
      select n.id from job_applications n join jobs j on j.id = n.job_id
      where n.created_at <= j.published_at or n.moved_at >= ${now} or n.created_at > coalesce(j.closed_at, ${now})
        or n.state <> (select s.state from job_application_steps s where s.application_id = n.id order by s.id desc limit 1)
        or n.moved_at <> (select max(s.at) from job_application_steps s where s.application_id = n.id)`.execute(
      db,
    );
    expect(wrong.rows).toEqual([]);
  });

  it('are the demo’s candidate too, who keeps two searches', async () => {
    const mine = `job_applications n join people p on p.id = n.applicant_id where p.slug = 'rohan-kulkarni'`;
    expect(await numberOf(database, mine)).toBe(candidateApplications.length);
    expect(await numberOf(database, `saved_searches`)).toBe(2);
    expect(await numberOf(database, `search_documents where kind = 'JOB'`)).toBe(
      demoJobs.filter(({ closed }) => closed === undefined).length,
    );
  });

  it('came to the interview of the demo’s candidate before the conversation that books it', async () => {
    const booked = new Date(now.getTime() - 5 * 86_400_000);
    const { rows } = await sql<{ at: Date; created_at: Date }>`
      select s.at, n.created_at from job_applications n join people p on p.id = n.applicant_id
      join job_application_steps s on s.application_id = n.id and s.state = 'INTERVIEW'
      where p.slug = 'rohan-kulkarni' and n.state = 'INTERVIEW'`.execute(database.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.at.getTime()).toBeLessThan(booked.getTime());
    expect(rows[0]?.created_at.getTime()).toBeLessThan(booked.getTime() - 86_400_000);
  });

  it('say how soon and how often the creators of the demo answer', async () => {
    expect(await numberOf(database, 'job_reply_records where rate is not null')).toBeGreaterThan(1);
    expect(await numberOf(database, 'job_reply_records where median_hours > 0')).toBeGreaterThan(1);
  });

  it('are the same at every first start', async () => {
    const again = await seeded();
    expect(await told(again)).toEqual(await told(database));
    await again.close();
  }, 60_000);
});
