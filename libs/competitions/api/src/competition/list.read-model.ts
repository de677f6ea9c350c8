import type {
  CompetitionKind,
  CompetitionSeries,
  CompetitionStatus,
  ListedStatus,
} from '@upround/competitions/contract';
import { OLDEST, NEWEST, statement, unpreparedPage, type Database } from '@upround/shared/db';
import type { CursorPosition } from '@upround/shared/server-kit';
import {
  announced,
  cardColumns,
  nextFirst,
  type CardRow,
  type Viewing,
} from './competition.columns';

/** Which competitions; null falls away. */
export type ListFilters = {
  kind: CompetitionKind | null;
  series: CompetitionSeries | null;
  mine: boolean;
};

type ListValues = Viewing & ListFilters & { now: Date; key: string; after: string };

const matches = `${announced}
  and (:kind::text is null or c.kind = :kind) and (:series::text is null or c.series = :series)
  and (not :mine::boolean
    or exists (select from competition_members m where m.competition_id = c.id and m.user_id = :viewer::uuid)
    or exists (select from competition_follows f where f.competition_id = c.id and f.user_id = :viewer::uuid))`;

interface Order {
  key: 'c.closes_at' | 'c.opens_at' | 'c.result_at' | 'c.published_at' | typeof nextFirst;
  holds: string;
  isLatestFirst: boolean;
}

/** Of a status, or all of a member's own. */
type ListName = ListedStatus | 'MINE';

/** What each list has, and in which order. */
const orders: Readonly<Record<ListName, Order>> = {
  OPEN: {
    key: 'c.closes_at',
    holds: 'c.opens_at <= :now::timestamptz and c.closes_at > :now::timestamptz',
    isLatestFirst: false,
  },
  COMING: { key: 'c.opens_at', holds: 'c.opens_at > :now::timestamptz', isLatestFirst: false },
  JUDGING: {
    key: 'c.result_at',
    holds: 'c.closes_at <= :now::timestamptz and c.published_at is null',
    isLatestFirst: false,
  },
  PAST: { key: 'c.published_at', holds: 'c.published_at is not null', isLatestFirst: true },
  ALL: { key: 'c.closes_at', holds: 'true', isLatestFirst: true },
  MINE: { key: nextFirst, holds: 'true', isLatestFirst: false },
};

/** A competition with its place in the order. */
export interface ListedRow extends CardRow {
  sort_key: Date;
}

const ordered = (name: ListName) => (limit: number) => {
  const { key, holds, isLatestFirst } = orders[name];
  const [sign, direction] = isLatestFirst ? ['<', 'desc'] : ['>', 'asc'];
  return `
    select ${cardColumns}, ${key} as sort_key from competitions c
    where ${matches} and ${holds} and (${key}, c.id) ${sign} (:key::timestamptz, :after::uuid)
    order by ${key} ${direction}, c.id ${direction} limit ${limit}`;
};

const lists = {
  OPEN: unpreparedPage<ListedRow, ListValues>('competitions.open', ordered('OPEN')),
  COMING: unpreparedPage<ListedRow, ListValues>('competitions.coming', ordered('COMING')),
  JUDGING: unpreparedPage<ListedRow, ListValues>('competitions.judged', ordered('JUDGING')),
  PAST: unpreparedPage<ListedRow, ListValues>('competitions.past', ordered('PAST')),
  ALL: unpreparedPage<ListedRow, ListValues>('competitions.all', ordered('ALL')),
  MINE: unpreparedPage<ListedRow, ListValues>('competitions.mine', ordered('MINE')),
} as const;

/** A position in a list. */
export interface ListPosition extends CursorPosition {
  t: number;
  i: string;
}

export const positionOf = ({ sort_key: at, id }: ListedRow): ListPosition => ({
  t: at.getTime(),
  i: id,
});

/** Which page of which list. */
export interface ListWanted extends ListFilters {
  viewer: string | null;
  status: ListedStatus;
  position: ListPosition | null;
  limit: number;
  now: Date;
}

/** Reads a page of competitions. */
export function readCompetitions(db: Database, wanted: ListWanted): Promise<ListedRow[]> {
  const { status, position, limit, ...values } = wanted;
  const name = status === 'ALL' && values.mine ? 'MINE' : status;
  const { isLatestFirst } = orders[name];
  return lists[name].all(db, limit, {
    ...values,
    key:
      position === null
        ? isLatestFirst
          ? 'infinity'
          : '-infinity'
        : new Date(position.t).toISOString(),
    after: position?.i ?? (isLatestFirst ? NEWEST : OLDEST),
  });
}

const counts = statement<Record<CompetitionStatus, number>, Viewing & ListFilters & { now: Date }>(
  'competitions.count-by-status',
  `select count(*) filter (where ${orders.OPEN.holds})::int as "OPEN",
     count(*) filter (where ${orders.COMING.holds})::int as "COMING",
     count(*) filter (where ${orders.JUDGING.holds})::int as "JUDGING",
     count(*) filter (where ${orders.PAST.holds})::int as "PAST"
   from competitions c where ${matches}`,
);

/** How many competitions each status lists. Staff create them, so there are few. */
export async function countCompetitions(
  db: Database,
  values: Viewing & ListFilters & { now: Date },
): Promise<Record<CompetitionStatus, number>> {
  return (await counts.first(db, values)) ?? { OPEN: 0, COMING: 0, JUDGING: 0, PAST: 0 };
}
