import { jobLimits } from '@upround/jobs/contract';
import type { ApplicantSort, listApplicants } from '@upround/jobs/contract';
import type { HandlerInput } from '@upround/shared/contract-core';
import { NEWEST, OLDEST, pageStatement } from '@upround/shared/db';
import { limitOf, memberOf } from '@upround/shared/server-kit';
import type { CursorPosition, HandlerContext } from '@upround/shared/server-kit';
import { applicantColumns, ofOwnJob, visibleApplicant } from './application.columns';
import type { ApplicantRow } from './application.columns';

type Query = HandlerInput<typeof listApplicants>['query'];

/** An applicant with the name by which the list goes. */
export interface ListedApplicant extends ApplicantRow {
  sort_name: string;
}

/** The place of the row shown last; every order ends with the id, so that no two are alike. */
interface Place {
  [name: string]: string | number;
  i: string;
}

interface Order {
  /** What lies after the place, which fills `$6` and what follows. */
  after: string;
  by: string;
  /** The place before the first row. */
  start: Place;
  placeOf(row: ListedApplicant): Place;
  valuesOf(place: Place): readonly unknown[];
}

const sortName = `lower(a.display_name)`;
const byId = {
  placeOf: ({ id }: ListedApplicant): Place => ({ i: id }),
  valuesOf: ({ i }: Place) => [i],
};

const orders: Record<ApplicantSort, Order> = {
  newest: { after: `p.id < $6::uuid`, by: `p.id desc`, start: { i: NEWEST }, ...byId },
  oldest: { after: `p.id > $6::uuid`, by: `p.id`, start: { i: OLDEST }, ...byId },
  stars: {
    after: `(p.stars, p.id) < ($6::smallint, $7::uuid)`,
    by: `p.stars desc, p.id desc`,
    start: { s: jobLimits.stars + 1, i: NEWEST },
    placeOf: ({ id, stars }) => ({ s: stars, i: id }),
    valuesOf: ({ s, i }) => [s, i],
  },
  name: {
    after: `(${sortName}, p.id) > ($6::text, $7::uuid)`,
    by: `${sortName}, p.id`,
    start: { n: '', i: OLDEST },
    placeOf: ({ id, sort_name: name }) => ({ n: name, i: id }),
    valuesOf: ({ n, i }) => [n, i],
  },
};

/**
 * `$1` the creator, `$2` the job, `$3` states or null, `$4` the fewest stars, `$5` part of a name or headline, then the
 * place before.
 */
const applicantsBy = (sort: ApplicantSort) =>
  pageStatement<ListedApplicant>(
    `jobs.applicants-by-${sort}`,
    (limit) => `select ${applicantColumns}, ${sortName} as sort_name ${ofOwnJob}
      where p.job_id = $2::uuid and ($3::text[] is null or p.state = any($3::text[]))
        and p.stars >= $4::smallint
        and ($5 = '' or strpos(lower(a.display_name || chr(10) || a.headline), lower($5)) > 0)
        and ${orders[sort].after} and ${visibleApplicant}
      order by ${orders[sort].by} limit ${limit}`,
  );

/** The lists of applicants, by their order. */
export const applicantLists = {
  newest: applicantsBy('newest'),
  oldest: applicantsBy('oldest'),
  stars: applicantsBy('stars'),
  name: applicantsBy('name'),
} satisfies Record<ApplicantSort, unknown>;

/** The place of a row in the order that was asked for. */
export const placeIn = (query: Query): ((row: ListedApplicant) => CursorPosition) =>
  orders[query.sort ?? 'newest'].placeOf;

/** Reads one page of those who applied to one's own job, and the row after it. */
export function readApplicants(
  context: HandlerContext,
  query: Query,
  jobId: string,
): Promise<ListedApplicant[]> {
  const sort = query.sort ?? 'newest';
  const { start, valuesOf } = orders[sort];
  const place = context.cursors.read<Place>(query.cursor) ?? start;
  return applicantLists[sort].all(context.db, limitOf(query) + 1, [
    ...[memberOf(context).userId, jobId, query.state ?? null],
    ...[query.stars ?? 0, query.search ?? '', ...valuesOf(place)],
  ]);
}
