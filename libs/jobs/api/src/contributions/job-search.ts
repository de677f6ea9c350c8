import type { FoundJob } from '@upround/jobs/contract';
import { statement } from '@upround/shared/db';
import type { FoundRecord, SearchSource } from '@upround/shared/ports';
import { jobColumns, jobJoins, unblocked, unmuted } from '../job/job.columns';
import type { JobRow, Viewing } from '../job/job.columns';
import { toJob } from '../job/job.mapper';
import { descriptionText } from '../pages/description-html';

type Found = Viewing & { ids: readonly string[] };

/** By the rule of the board. */
const foundJobs = statement<JobRow, Found>(
  'jobs.found-jobs',
  `select ${jobColumns} from jobs j ${jobJoins}
  where j.id = any(:ids::uuid[]) and j.state = 'OPEN' and ${unblocked}`,
);

/** Jobs that many people saved rank higher. */
const pointsOfJobs = statement<{ id: string; points: number }, { ids: readonly string[] }>(
  'jobs.points-of-jobs',
  `select id, (bookmark_count * 3)::float8 as points from jobs where id = any(:ids::uuid[])`,
);

/** The jobs of people the viewer has muted. */
const mutedJobs = statement<{ id: string }, Found>(
  'jobs.muted-jobs',
  `select j.id from jobs j where j.id = any(:ids::uuid[]) and not (${unmuted})`,
);

function toFound(row: JobRow): FoundRecord {
  const { companyRecord, creator, salary } = toJob(row, row.active_at);
  const { company, location, type } = row;
  const logoUrl = companyRecord?.logoUrl ?? null;
  const details = { company, logoUrl, location, salary, employmentType: type } satisfies FoundJob;
  return {
    slug: row.slug,
    title: row.title,
    text: descriptionText(row.description),
    person: creator,
    place: null,
    image: null,
    locked: false,
    createdAt: row.published_at,
    likeCount: 0,
    commentCount: 0,
    followerCount: 0,
    followed: false,
    details,
    former: { form: row.type, job: { company, location, salary } },
  };
}

/** Lets search find open jobs. */
export const jobSearch: SearchSource = {
  kind: 'JOB',
  describe: async (db, viewerId, ids) =>
    new Map(
      (await foundJobs.all(db, { viewer: viewerId, ids })).map((row) => [row.id, toFound(row)]),
    ),
  weigh: async (db, ids) =>
    new Map((await pointsOfJobs.all(db, { ids })).map(({ id, points }) => [id, points])),
  unwanted: async (db, viewerId, ids) =>
    new Set((await mutedJobs.all(db, { viewer: viewerId, ids })).map(({ id }) => id)),
};
