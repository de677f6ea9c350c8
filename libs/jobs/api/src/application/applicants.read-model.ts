import { jobLimits } from '@upround/jobs/contract';
import type { ApplicantSort, ApplicationState, listApplicants } from '@upround/jobs/contract';
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

/** The cursor's form of the last row that was shown; every order ends with the id, so that no two are alike. */
interface Position {
  [name: string]: string | number;
  i: string;
}

/** Where a page begins: after the applicant with this id, by this number of stars or this name. */
type AfterApplicant = {
  afterId: string;
  afterStars?: string | number | undefined;
  afterName?: string | number | undefined;
};

interface Order {
  /** The condition for rows after `AfterApplicant`. */
  after: string;
  by: string;
  /** The place before the first row. */
  start: Position;
  positionOf(row: ListedApplicant): Position;
  valuesOf(place: Position): AfterApplicant;
}

const sortName = `lower(a.display_name)`;
const byId = {
  positionOf: ({ id }: ListedApplicant): Position => ({ i: id }),
  valuesOf: ({ i }: Position) => ({ afterId: i }),
};

const orders: Record<ApplicantSort, Order> = {
  newest: { after: `p.id < :afterId::uuid`, by: `p.id desc`, start: { i: NEWEST }, ...byId },
  oldest: { after: `p.id > :afterId::uuid`, by: `p.id`, start: { i: OLDEST }, ...byId },
  stars: {
    after: `(p.stars, p.id) < (:afterStars::smallint, :afterId::uuid)`,
    by: `p.stars desc, p.id desc`,
    start: { s: jobLimits.stars + 1, i: NEWEST },
    positionOf: ({ id, stars }) => ({ s: stars, i: id }),
    valuesOf: ({ s, i }) => ({ afterStars: s, afterId: i }),
  },
  name: {
    after: `(${sortName}, p.id) > (:afterName::text, :afterId::uuid)`,
    by: `${sortName}, p.id`,
    start: { n: '', i: OLDEST },
    positionOf: ({ id, sort_name: name }) => ({ n: name, i: id }),
    valuesOf: ({ n, i }) => ({ afterName: n, afterId: i }),
  },
};

type ApplicantsValues = AfterApplicant & {
  viewer: string;
  job: string;
  /** Null for all. */
  states: readonly ApplicationState[] | null;
  minStars: number;
  /** Part of a name or headline. */
  search: string;
  /** Whether the texts of the creator's own notes are read. */
  notes: boolean;
};

const applicantsBy = (sort: ApplicantSort) =>
  pageStatement<ListedApplicant, ApplicantsValues>(
    `jobs.applicants-by-${sort}`,
    (limit) => `select ${applicantColumns}, ${sortName} as sort_name,
        case when :notes::boolean then p.private_note end as private_note ${ofOwnJob}
      where p.job_id = :job::uuid and (:states::text[] is null or p.state = any(:states::text[]))
        and p.stars >= :minStars::smallint
        and (:search = '' or strpos(lower(a.display_name || chr(10) || a.headline), lower(:search)) > 0)
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
  orders[query.sort ?? 'newest'].positionOf;

/** Reads one page of the applicants of the creator's own job, and the row after it. */
export function readApplicants(
  context: HandlerContext,
  query: Query,
  jobId: string,
): Promise<ListedApplicant[]> {
  const sort = query.sort ?? 'newest';
  const { start, valuesOf } = orders[sort];
  const place = context.cursors.read<Position>(query.cursor) ?? start;
  return applicantLists[sort].all(context.db, limitOf(query) + 1, {
    viewer: memberOf(context).userId,
    job: jobId,
    states: query.state ?? null,
    minStars: query.stars ?? 0,
    search: query.search ?? '',
    notes: query.notes !== undefined,
    ...valuesOf(place),
  });
}
