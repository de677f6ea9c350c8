import { isId, statement } from '@upround/shared/db';
import type { Database, Trx } from '@upround/shared/db';
import { isModerator, viewerId } from '@upround/shared/server-kit';
import type { Viewer } from '@upround/shared/server-kit';
import { jobColumns, jobJoins, visible } from './job.columns';
import type { JobRow } from './job.columns';

const one = (name: string, where: string) =>
  statement<JobRow>(
    name,
    `select ${jobColumns} from jobs j ${jobJoins} where ${where} and ${visible}`,
  );

const byId = one('jobs.job-by-id', 'j.id = $3::uuid');
const bySlug = one('jobs.job-by-slug', 'j.slug = $3');

/**
 * Finds a job that somebody may see.
 *
 * @param key its id or slug
 * @returns undefined if there is none, or none that they may see
 */
export function findJob(
  db: Database | Trx,
  viewer: Viewer,
  key: string,
): Promise<JobRow | undefined> {
  const values = [viewerId(viewer), isModerator(viewer), key];
  return (isId(key) ? byId : bySlug).first(db, values);
}
