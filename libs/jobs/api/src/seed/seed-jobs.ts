import { jobLimits } from '@upround/jobs/contract';
import { idAt, lowestIdAt, statement, type Trx } from '@upround/shared/db';
import { demoClock, type DemoClock } from '@upround/shared/demo';
import type { SeedContext } from '@upround/shared/server-kit';
import { insertAllJobs, type InsertedJob } from '../import/insert-jobs';
import { DAY_MS } from '../jobs-time';
import { recordReplies } from '../lifecycle/response-stats.task';
import { seedCompanies, type StoreFile } from './seed-companies';
import type { DemoJob } from './demo-job';
import type { JobsDemo, MadeApplication, PlacedJob } from './jobs-demo';

/** Takes the rows as JSON. */
const insertAll = (table: string, columns: string) =>
  statement<never, { rows: string }>(
    `jobs.seed-${table}`,
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, :rows::jsonb)`,
  );

const insertApplications = insertAll(
  'job_applications',
  `id, job_id, applicant_id, state, note, resume_key, created_at, moved_at, replied_at, stars, private_note, memo`,
);
const insertSteps = insertAll('job_application_steps', 'id, application_id, state, reason, at');
const insertSearches = insertAll(
  'saved_searches',
  'id, user_id, name, filters, alert, told_up_to, told_at, next_at, created_at',
);

/** Creators were active when they last moved an application. */
const touch = statement<never, Record<string, never>>(
  'jobs.seed-activity',
  `update jobs j set active_at = greatest(j.active_at, moved.at) from (
     select n.job_id, max(s.at) as at from job_application_steps s
     join job_applications n on n.id = s.application_id
     where s.state not in ('APPLIED', 'WITHDRAWN') group by n.job_id
   ) moved where j.id = moved.job_id and j.state = 'OPEN'`,
);

const idsBySlug = statement<{ id: string; slug: string }, { slugs: readonly string[] }>(
  'jobs.seed-ids',
  'select id, slug from jobs where slug = any(:slugs::text[])',
);

function jobRow(
  { companyOf, fieldsOf }: JobsDemo,
  job: DemoJob,
  clock: DemoClock,
  people: ReadonlyMap<string, string>,
): InsertedJob {
  const { owner } = companyOf(job);
  const creatorId = people.get(owner);
  if (creatorId === undefined) throw new Error(`The demo community knows no ${owner}.`);
  const publishedAt = clock.at(job.daysAgo, job.hour);
  const { closed } = job;
  return {
    slug: job.key,
    creatorId,
    fields: fieldsOf(job),
    publishedAt,
    closesAt: new Date(publishedAt.getTime() + jobLimits.openDays * DAY_MS),
    confirmedAt: job.confirmed === undefined ? undefined : clock.at(job.confirmed, job.hour),
    closed: closed && { at: clock.at(closed.daysAgo, job.hour), reason: closed.reason },
  };
}

async function seedSearches(
  trx: Trx,
  searches: JobsDemo['candidateSearches'],
  userId: string,
  clock: DemoClock,
): Promise<void> {
  const rows = searches.map(({ savedDaysAgo, toldDaysAgo, ...search }) => {
    const [createdAt, toldAt] = [clock.at(savedDaysAgo, 20), clock.at(toldDaysAgo, 8)];
    return {
      id: idAt(createdAt),
      user_id: userId,
      ...search,
      created_at: createdAt,
      told_up_to: lowestIdAt(toldAt),
      told_at: toldAt,
      next_at: clock.inDays(search.alert === 'DAILY' ? 1 : 7),
    };
  });
  await insertSearches.all(trx, { rows: JSON.stringify(rows) });
}

async function seedApplications(
  trx: Trx,
  made: readonly MadeApplication[],
  now: Date,
): Promise<void> {
  await insertApplications.all(trx, { rows: JSON.stringify(made.map(({ row }) => row)) });
  await insertSteps.all(trx, { rows: JSON.stringify(made.flatMap(({ steps }) => steps)) });
  await recordReplies(trx, now);
  await touch.all(trx, {});
}

/** Fills the database with the jobs of the demo community, and who applied to them. */
export async function seedJobs(
  content: JobsDemo,
  { trx, demo, now }: SeedContext,
  store?: StoreFile,
): Promise<void> {
  const { demoJobs, companyOf, applicationsTo, candidateSlug, candidateSearches } = content;
  const clock = demoClock(now);
  const people = new Map(demo.people.map(({ slug, id }) => [slug, id]));
  const resumes = new Map((demo.resumes ?? []).map(({ userId, key }) => [userId, key]));
  const made = demoJobs.map((job) => ({ job, row: jobRow(content, job, clock, people) }));
  await insertAllJobs(
    trx,
    made.map(({ row }) => row),
  );
  await seedCompanies(trx, content.companies, store);
  const rows = await idsBySlug.all(trx, { slugs: demoJobs.map(({ key }) => key) });
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  const placed = made.map(({ job, row }): PlacedJob => {
    const { name, owner } = companyOf(job);
    const id = ids.get(job.key) ?? '';
    return { job, id, companyName: name, ownerSlug: owner, publishedAt: row.publishedAt };
  });
  await seedApplications(
    trx,
    placed.flatMap((one) => applicationsTo(one, { clock, people, resumes })),
    now,
  );
  const candidate = people.get(candidateSlug);
  if (candidate !== undefined) await seedSearches(trx, candidateSearches, candidate, clock);
}
