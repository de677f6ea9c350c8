import { isId, statement } from '@upround/shared/db';
import type { Database, Trx } from '@upround/shared/db';
import { isModerator, viewerId } from '@upround/shared/server-kit';
import type { Viewer } from '@upround/shared/server-kit';
import { jobColumns, jobJoins, visible } from './job.columns';
import type { Access, JobRow } from './job.columns';

const one = (name: string, where: string) =>
  statement<JobRow, Access & { key: string }>(
    name,
    `select ${jobColumns} from jobs j ${jobJoins} where ${where} and ${visible}`,
  );

const byId = one('jobs.job-by-id', 'j.id = :key::uuid');
const bySlug = one('jobs.job-by-slug', 'j.slug = :key');

/**
 * Finds a job that the viewer may see.
 *
 * @param key its id or slug
 * @returns undefined if there is none, or none that they may see
 */
export function findJob(
  db: Database | Trx,
  viewer: Viewer,
  key: string,
): Promise<JobRow | undefined> {
  const values = { viewer: viewerId(viewer), moderates: isModerator(viewer), key };
  return (isId(key) ? byId : bySlug).first(db, values);
}
