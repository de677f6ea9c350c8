import type { JobState } from '@upround/jobs/contract';
import { NEWEST, isId, pageStatement } from '@upround/shared/db';
import { limitOf, viewerId } from '@upround/shared/server-kit';
import type { HandlerContext, IdPlace, PageQuery } from '@upround/shared/server-kit';
import { jobSummaryColumns, jobJoins, unblocked } from './job.columns';
import type { JobSummaryRow } from './job.columns';

const ofCreator = (name: string, where: string, order: string) =>
  pageStatement<JobSummaryRow>(
    name,
    (limit) => `select ${jobSummaryColumns} from jobs j ${jobJoins}
      where j.creator_id = $3::uuid and ${order} < $2::uuid and ${where} and ${unblocked}
      order by ${order} desc limit ${limit}`,
  );

/** When a job was published; a draft stands by when it was made. */
const newest = 'coalesce(j.listing_id, j.id)';

/** `$1` viewer, `$2` place, `$3` creator: what everybody sees of a person. */
export const openJobsOf = ofCreator('jobs.open-of-creator', `j.state = 'OPEN'`, 'j.listing_id');
/** All of one's own. */
export const ownJobs = ofCreator('jobs.own', 'true', newest);
/** One's own that stand at `$4`. */
export const ownJobsIn = ofCreator('jobs.own-in-state', 'j.state = $4', newest);

/** The place of a job in these lists. */
export const placeOf = ({ listing_id: listingId, id }: JobSummaryRow): IdPlace => ({
  i: listingId ?? id,
});

/** Reads one page of somebody's jobs, and the row after it: to others the open ones alone. */
export async function readJobsOf(
  { cursors, viewer, db }: HandlerContext,
  query: PageQuery & { userId: string; state?: JobState | undefined },
): Promise<JobSummaryRow[]> {
  if (!isId(query.userId)) return [];
  const own = viewerId(viewer) === query.userId.toLowerCase();
  const place = cursors.read<IdPlace>(query.cursor);
  const values = [viewerId(viewer), place?.i ?? NEWEST, query.userId];
  const size = limitOf(query) + 1;
  if (!own) return openJobsOf.all(db, size, values);
  return query.state === undefined
    ? ownJobs.all(db, size, values)
    : ownJobsIn.all(db, size, [...values, query.state]);
}
