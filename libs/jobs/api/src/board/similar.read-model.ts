import { statement } from '@upround/shared/db';
import type { Database } from '@upround/shared/db';
import { jobsOf, listed } from '../job/job.columns';
import type { JobSummaryRow } from '../job/job.columns';
import { staleBefore } from '../job/job.mapper';
import { planned } from './planned';

const SHOWN = 6;
/** How many of the newest that share a tag, or a word of the title, are compared. */
const COMPARED = 200;

const alike = (how: string) => `
  (select j.listing_id from jobs j
   where ${listed} and j.id <> $2::uuid and ${how} order by j.listing_id desc limit ${COMPARED})`;

/**
 * `$1` viewer, `$2` the job, `$3` its tags, `$4` any word of its title: what shares most with it, then the newest. One
 * tag or one word alone is no likeness, and what may be stale comes last.
 */
const similarJobs = planned<JobSummaryRow>(
  jobsOf(
    `select j.listing_id,
       greatest(j.published_at, j.confirmed_at) <= $5::timestamptz as stale,
       3 * shared.tags
       + 4 * ts_rank(j.words, $4::tsquery) + 2 * (j.city = own.city)::int + (j.type = own.type)::int
       + (j.workplace = own.workplace)::int
       + (j.experience is not distinct from own.experience)::int as likeness
     from (${alike('j.tags && $3::text[]')} union ${alike('j.words @@ $4::tsquery')}) found
       join jobs j on j.listing_id = found.listing_id
       cross join (select * from jobs where jobs.id = $2::uuid) own
       cross join lateral (select count(*) as tags from unnest(j.tags) tag where tag = any($3::text[])) shared
     where shared.tags > 1 or (shared.tags = 1 and j.words @@ $4::tsquery)
     order by stale, likeness desc, j.listing_id desc limit ${SHOWN}`,
    '',
    'page.stale, page.likeness desc, j.listing_id desc',
  ),
);

/** Any word that means something, as the index knows it. */
const anyWord = statement<{ words: string }>(
  'jobs.any-word',
  `select replace(plainto_tsquery('search_stem', search_spaced($1))::text, '&', '|') as words`,
);

/** Reads the open jobs that are most like one: they share tags with it, or words of its title. */
export async function readSimilar(
  db: Database,
  viewer: string | null,
  job: Pick<JobSummaryRow, 'id' | 'tags' | 'title'>,
  now: Date,
): Promise<JobSummaryRow[]> {
  const words = (await anyWord.first(db, [job.title]))?.words ?? '';
  return similarJobs.all(db, [viewer, job.id, job.tags, words, staleBefore(now)]);
}
