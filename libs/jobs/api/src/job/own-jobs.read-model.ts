import type { JobState, ListedState } from '@upround/jobs/contract';
import { NEWEST, isId, pageStatement } from '@upround/shared/db';
import { limitOf, viewerId } from '@upround/shared/server-kit';
import type { HandlerContext, IdPosition, PageQuery } from '@upround/shared/server-kit';
import { jobSummaryColumns, jobJoins, unblocked } from './job.columns';
import type { JobSummaryRow, Viewing } from './job.columns';

type OfCreator = Viewing & { before: string; creator: string };

const ofCreator = <Values extends OfCreator>(name: string, where: string, order: string) =>
  pageStatement<JobSummaryRow, Values>(
    name,
    (limit) => `select ${jobSummaryColumns} from jobs j ${jobJoins}
      where j.creator_id = :creator::uuid and ${order} < :before::uuid and ${where} and ${unblocked}
      order by ${order} desc limit ${limit}`,
  );

/** When a job was published; for a draft, when it was created. */
const newest = 'coalesce(j.listing_id, j.id)';

/** The jobs of a person that everyone can see. */
export const openJobsOf = ofCreator('jobs.open-of-creator', `j.state = 'OPEN'`, 'j.listing_id');
/** All jobs of the viewer. */
export const ownJobs = ofCreator('jobs.own', 'true', newest);
/** The member's own jobs in one state. */
export const ownJobsIn = ofCreator<OfCreator & { state: JobState }>(
  'jobs.own-in-state',
  `j.state = :state and j.close_reason is distinct from 'PAUSED'`,
  newest,
);
/** The member's own jobs that can be resumed. */
export const ownPausedJobs = ofCreator(
  'jobs.own-paused',
  `j.state = 'CLOSED' and j.close_reason = 'PAUSED'`,
  newest,
);

/** Where the page after a job begins in these lists. */
export const placeOf = ({ listing_id: listingId, id }: JobSummaryRow): IdPosition => ({
  i: listingId ?? id,
});

/** Reads one page of a person's jobs, and the row after it; others see only the open ones. */
export async function readJobsOf(
  { cursors, viewer, db }: HandlerContext,
  query: PageQuery & { userId: string; state?: ListedState | undefined },
): Promise<JobSummaryRow[]> {
  if (!isId(query.userId)) return [];
  const own = viewerId(viewer) === query.userId.toLowerCase();
  const place = cursors.read<IdPosition>(query.cursor);
  const values = { viewer: viewerId(viewer), before: place?.i ?? NEWEST, creator: query.userId };
  const size = limitOf(query) + 1;
  if (!own) return openJobsOf.all(db, size, values);
  if (query.state === 'PAUSED') return ownPausedJobs.all(db, size, values);
  return query.state === undefined
    ? ownJobs.all(db, size, values)
    : ownJobsIn.all(db, size, { ...values, state: query.state });
}
