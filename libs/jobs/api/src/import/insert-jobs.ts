import type { CloseReason } from '@upround/jobs/contract';
import { idAt, newId, statement, type Trx } from '@upround/shared/db';
import { fieldNames, fieldValues, type JobFields } from '../job/job-fields';

/** A job that is inserted as published, without having been a draft. */
export interface InsertedJob {
  slug: string;
  creatorId: string;
  fields: JobFields;
  publishedAt: Date;
  closesAt: Date;
  /** When its creator last did anything; when it was published by default. */
  activeAt?: Date;
  confirmedAt?: Date | undefined;
  closed?: { at: Date; reason: CloseReason } | undefined;
  /** Where it was taken from. */
  importKey?: string;
}

/** Rows of one statement. */
const BATCH = 500;

const columns = [
  'id',
  'slug',
  'creator_id',
  'state',
  'close_reason',
  'listing_id',
  'published_at',
  'closes_at',
  'closed_at',
  'confirmed_at',
  'active_at',
  'created_at',
  'import_key',
  fieldNames,
].join(', ');

/** Takes the rows as JSON. */
const insertJobs = statement<{ id: string }, { rows: string }>(
  'jobs.plant',
  `insert into jobs (${columns}, company_id) select ${columns}, company_of(company) from jsonb_populate_recordset(null::jobs, :rows::jsonb)
   on conflict (import_key) do nothing returning id`,
);

function rowOf(job: InsertedJob) {
  const { publishedAt, closed } = job;
  return {
    id: newId(),
    slug: job.slug,
    creator_id: job.creatorId,
    state: closed === undefined ? 'OPEN' : 'CLOSED',
    close_reason: closed?.reason ?? null,
    listing_id: idAt(publishedAt),
    published_at: publishedAt,
    closes_at: job.closesAt,
    closed_at: closed?.at ?? null,
    confirmed_at: job.confirmedAt ?? null,
    active_at: job.activeAt ?? publishedAt,
    created_at: publishedAt,
    import_key: job.importKey ?? null,
    ...fieldValues(job.fields),
  };
}

/**
 * Puts many jobs on the board at once; those of an `importKey` that is there already are passed over.
 *
 * @returns ids of those that came in
 */
export async function insertAllJobs(trx: Trx, jobs: readonly InsertedJob[]): Promise<string[]> {
  const ids: string[] = [];
  for (let start = 0; start < jobs.length; start += BATCH) {
    const rows = jobs.slice(start, start + BATCH).map(rowOf);
    ids.push(...(await insertJobs.all(trx, { rows: JSON.stringify(rows) })).map(({ id }) => id));
  }
  return ids;
}
