import { jobLimits } from '@upround/jobs/contract';
import { statement, type Trx } from '@upround/shared/db';
import { jobSlug } from '../job/job-slug';
import { announcePublishing } from '../job/publishing.store';
import { DAY_MS } from '../jobs-time';
import { csvNames, csvRows } from './csv-rows';
import { checkRows, type ImportProblem, type ImportRow } from './import-row';
import { insertAllJobs } from './insert-jobs';
import { postingNames, postingRows } from './posting-rows';

/** The data of an import, and the creator of its jobs. */
export interface JobsImport {
  /** The file. */
  text: string;
  /** What it is; found out by its first sign by default. */
  format?: 'csv' | 'json' | undefined;
  /** Slug of the person who is to own the jobs. */
  creator: string;
  /** Says what would come in, and changes nothing. */
  dryRun: boolean;
  /** The server's clock. */
  now: () => Date;
}

/** What came of an import. Where there are problems nothing came in. */
export interface JobsImported {
  creatorId: string;
  added: number;
  /** Rows that had come in before. */
  known: number;
  problems: readonly ImportProblem[];
}

/** What an operator does with jobs. */
export interface JobsAdmin {
  /**
   * Puts the jobs of a file on the board, all of them or none; what came in before stays as it is.
   *
   * @throws RangeError where no person has that slug
   */
  importJobs(trx: Trx, wanted: JobsImport): Promise<JobsImported>;
}

const personBySlug = statement<{ id: string }, { slug: string }>(
  'jobs.import-creator',
  'select id from person_view where slug = :slug',
);
const knownKeys = statement<{ import_key: string }, { keys: readonly string[] }>(
  'jobs.import-known',
  'select import_key from jobs where import_key = any(:keys::text[])',
);

const lineOf = ({ place }: ImportProblem) => Number(/\d+/.exec(place)?.[0] ?? 0);

const formatOf = ({ format, text }: JobsImport) =>
  format ?? (/^[\ufeff\s]*[[{]/.test(text) ? 'json' : 'csv');

/** Puts rows on the board, and answers how many came in. */
async function publish(trx: Trx, creatorId: string, rows: readonly ImportRow[], publishedAt: Date) {
  await announcePublishing(trx, publishedAt);
  const longest = new Date(publishedAt.getTime() + jobLimits.openDays * DAY_MS);
  const jobs = rows.map(({ fields, key, closesAt }) => ({
    slug: jobSlug(fields.title, fields.company),
    creatorId,
    fields,
    publishedAt,
    importKey: key,
    closesAt: closesAt !== null && closesAt < longest ? closesAt : longest,
  }));
  return (await insertAllJobs(trx, jobs)).length;
}

export const jobsAdmin: JobsAdmin = {
  async importJobs(trx, wanted) {
    const { creator, dryRun, now, text } = wanted;
    const person = await personBySlug.first(trx, { slug: creator });
    if (person === undefined) throw new RangeError(`No one has the slug ${creator}.`);
    const creatorId = person.id;
    const isCsv = formatOf(wanted) === 'csv';
    const read = isCsv ? csvRows(text) : postingRows(text);
    const rules = { creatorId, now: now() };
    const checked = checkRows(read.rows, isCsv ? csvNames : postingNames, rules);
    const problems = [...read.problems, ...checked.problems].sort((a, b) => lineOf(a) - lineOf(b));
    if (problems.length > 0) return { creatorId, added: 0, known: 0, problems };
    const keys = checked.rows.map(({ key }) => key);
    const known = new Set((await knownKeys.all(trx, { keys })).map(({ import_key: key }) => key));
    const fresh = checked.rows.filter(({ key }) => !known.has(key));
    const added = dryRun ? fresh.length : await publish(trx, creatorId, fresh, now());
    return { creatorId, added, known: keys.length - added, problems };
  },
};
