import { statement, unpreparedStatement } from '@upround/shared/db';
import type { Database } from '@upround/shared/db';
import { jobsOf, listed } from '../job/job.columns';
import type { JobSummaryRow, Viewing } from '../job/job.columns';
import { staleBefore } from '../job/job.mapper';

const SHOWN = 6;
/** How many of the newest that share a tag, or a word of the title, are compared. */
const COMPARED = 200;

const similarBy = (how: string) => `
  (select j.listing_id from jobs j
   where ${listed} and j.id <> :job::uuid and ${how} order by j.listing_id desc limit ${COMPARED})`;

type SimilarValues = Viewing & {
  job: string;
  tags: readonly string[];
  /** Query for any word of its title. */
  words: string;
  /** Jobs that were not confirmed since may be stale. */
  staleBefore: Date;
};

/**
 * Those that share most with a job come first, then the newest. One tag or one word alone is not enough. What may be
 * stale comes last.
 */
const similarJobs = unpreparedStatement<JobSummaryRow, SimilarValues>(
  'jobs.similar',
  jobsOf(
    `select j.listing_id,
       greatest(j.published_at, j.confirmed_at) <= :staleBefore::timestamptz as stale,
       3 * shared.tags
       + 4 * ts_rank(j.words, :words::tsquery) + 2 * (j.city = own.city)::int + (j.type = own.type)::int
       + (j.workplace = own.workplace)::int
       + (j.experience is not distinct from own.experience)::int as similarity
     from (${similarBy('j.tags && :tags::text[]')} union ${similarBy('j.words @@ :words::tsquery')}) found
       join jobs j on j.listing_id = found.listing_id
       cross join (select * from jobs where jobs.id = :job::uuid) own
       cross join lateral (select count(*) as tags from unnest(j.tags) tag where tag = any(:tags::text[])) shared
     where shared.tags > 1 or (shared.tags = 1 and j.words @@ :words::tsquery)
     order by stale, similarity desc, j.listing_id desc limit ${SHOWN}`,
    '',
    'page.stale, page.similarity desc, j.listing_id desc',
  ),
);

/** Any word that means something, as the index knows it. */
const anyWord = statement<{ words: string }, { title: string }>(
  'jobs.any-word',
  `select replace(plainto_tsquery('search_stem', search_spaced(:title))::text, '&', '|') as words`,
);

/** Reads the open jobs that are most like one: they share tags with it, or words of its title. */
export async function readSimilar(
  db: Database,
  viewer: string | null,
  job: Pick<JobSummaryRow, 'id' | 'tags' | 'title'>,
  now: Date,
): Promise<JobSummaryRow[]> {
  const words = (await anyWord.first(db, { title: job.title }))?.words ?? '';
  return similarJobs.all(db, {
    viewer,
    job: job.id,
    tags: job.tags,
    words,
    staleBefore: staleBefore(now),
  });
}
