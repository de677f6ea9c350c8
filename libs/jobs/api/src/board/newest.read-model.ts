import type { JobFilters } from '@upround/jobs/contract';
import { NEWEST, pageStatement } from '@upround/shared/db';
import { limitOf, viewerId } from '@upround/shared/server-kit';
import type { HandlerContext, PageQuery } from '@upround/shared/server-kit';
import { jobsOf, listed } from '../job/job.columns';
import type { JobSummaryRow } from '../job/job.columns';
import { filterValues, meets } from './job-filters';
import { planned } from './planned';

/** `$1` viewer, `$2` place: the page is cut on an index that holds all that the filters look at. */
const pageOf = (limit: number, filters: string) =>
  jobsOf(
    `select j.listing_id from jobs j
     where ${listed} and j.listing_id < $2::uuid and ${filters}
     order by j.listing_id desc limit ${limit}`,
    '',
    'j.listing_id desc',
  );

/**
 * The same text with values that the planner does not see: seeing them it believes each time that a plan for them alone
 * is cheaper, and planning takes longer than reading the page.
 */
const plannedOnce = (text: string) => text.replace(/\$\d::uuid/g, '(select $&)');

/** The board without filters. */
export const wholeBoard = pageStatement<JobSummaryRow>('jobs.board', (limit) =>
  plannedOnce(pageOf(limit, 'true')),
);
/** The board under filters, `$3` and on. */
export const filteredBoard = (limit: number) => planned<JobSummaryRow>(pageOf(limit, meets(3)));

/** A place in a list that goes down by publication. */
interface ListingPlace {
  [name: string]: string | number;
  i: string;
}

/** The place after a row. */
export const placeOfListing = ({ listing_id: id }: JobSummaryRow): ListingPlace => ({
  i: id ?? NEWEST,
});

/** Reads one page of the board, the newest first, and the row after it. */
export async function readNewest(
  context: HandlerContext,
  query: PageQuery & JobFilters,
  now: Date,
): Promise<JobSummaryRow[]> {
  const place = context.cursors.read<ListingPlace>(query.cursor);
  const start = [viewerId(context.viewer), place?.i ?? NEWEST];
  const size = limitOf(query) + 1;
  const filters = await filterValues(context.db, query, now);
  return filters.every((value) => value === null)
    ? wholeBoard.all(context.db, size, start)
    : filteredBoard(size).all(context.db, [...start, ...filters]);
}
