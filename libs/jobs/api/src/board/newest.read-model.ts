import type { JobFilters } from '@upround/jobs/contract';
import { NEWEST, pageStatement, unpreparedPage } from '@upround/shared/db';
import { limitOf, viewerId } from '@upround/shared/server-kit';
import type { HandlerContext, PageQuery } from '@upround/shared/server-kit';
import { jobsOf, listed } from '../job/job.columns';
import type { JobSummaryRow, Viewing } from '../job/job.columns';
import { filterValues, matchesFilters, type FilterValues } from './job-filters';

type BoardValues = Viewing & { before: string };

/** The page is cut on an index that holds all that the filters look at. */
const pageOf = (limit: number, filters: string) =>
  jobsOf(
    `select j.listing_id from jobs j
     where ${listed} and j.listing_id < :before::uuid and ${filters}
     order by j.listing_id desc limit ${limit}`,
    '',
    'j.listing_id desc',
  );

/**
 * The same text with values that the planner does not see: seeing them it believes each time that a plan for them alone
 * is cheaper, and planning takes longer than reading the page.
 */
const plannedOnce = (text: string) => text.replace(/:(?:viewer|before)::uuid/g, '(select $&)');

/** The board without filters. */
export const wholeBoard = pageStatement<JobSummaryRow, BoardValues>('jobs.board', (limit) =>
  plannedOnce(pageOf(limit, 'true')),
);
/** The board under filters. */
export const filteredBoard = unpreparedPage<JobSummaryRow, BoardValues & FilterValues>(
  'jobs.filtered-board',
  (limit) => pageOf(limit, matchesFilters()),
);

/** A place in a list that goes down by publication. */
interface ListingPosition {
  [name: string]: string | number;
  i: string;
}

/** The place after a row. */
export const positionOfListing = ({ listing_id: id }: JobSummaryRow): ListingPosition => ({
  i: id ?? NEWEST,
});

/** Reads one page of the board, the newest first, and the row after it. */
export async function readNewest(
  context: HandlerContext,
  query: PageQuery & JobFilters,
  now: Date,
): Promise<JobSummaryRow[]> {
  const place = context.cursors.read<ListingPosition>(query.cursor);
  const start = { viewer: viewerId(context.viewer), before: place?.i ?? NEWEST };
  const size = limitOf(query) + 1;
  const filters = await filterValues(context.db, query, now);
  return Object.values(filters).every((value) => value === null)
    ? wholeBoard.all(context.db, size, start)
    : filteredBoard.all(context.db, size, { ...start, ...filters });
}
