import {
  trackersErrors,
  type FitSettings,
  type TrackerFilters,
  type TrackerSort,
  type TrackerType,
} from '@upround/trackers/contract';
import { NEWEST, OLDEST, unpreparedPage, type Database } from '@upround/shared/db';
import { AppError } from '@upround/shared/server-kit';
import {
  listed,
  recordColumns,
  recordJoins,
  type RecordRow,
  type Viewing,
} from '../record/record.columns';
import { fitPointsText, fitValues, type FitValues } from './fit-points';
import { filterValues, matchesFilters, type FilterValues } from './record-filters';

/** A record with its place in the order. */
export interface ListedRow extends RecordRow {
  /** What the list is sorted by, before the name. */
  sort_key: string;
}

type ListValues = Viewing &
  FilterValues & { type: TrackerType; hidden: boolean; key: string; name: string; after: string };

/** What each order compares before name and id, with its type and a value before all others. */
const orders = {
  name: { key: `''`, type: 'text', first: '' },
  deadline: { key: 'r.due_at', type: 'timestamptz', first: '-infinity' },
  amount: { key: 'r.amount_order', type: 'float8', first: '-infinity' },
  fit: { key: `(-1 * ${fitPointsText})::float8`, type: 'float8', first: '-infinity' },
} as const satisfies Record<Exclude<TrackerSort, 'newest'>, object>;

/** Cuts a page of ids on the index of its order, then reads the rows. */
const pageOf = (page: string, order: string) => `
  with page as materialized (${page})
  select ${recordColumns}, page.sort_key::text as sort_key
  from page join tracker_records r on r.id = page.id ${recordJoins} order by ${order}`;

/** The text of a list in one order, for a page of so many rows. */
const ordered = (sort: keyof typeof orders) => (limit: number) => {
  const { key, type } = orders[sort];
  const isByName = sort === 'name';
  const keys = isByName ? 'r.name_key, r.id' : `${key}, r.name_key, r.id`;
  const values = isByName ? ':name, :after::uuid' : `:key::${type}, :name, :after::uuid`;
  return pageOf(
    `select r.id, ${key} as sort_key from tracker_records r
     where ${listed} and ${matchesFilters()} and (${keys}) > (${values})
     order by ${keys} limit ${limit}`,
    isByName ? 'r.name_key, r.id' : 'page.sort_key, r.name_key, r.id',
  );
};

const newest = (limit: number) =>
  pageOf(
    `select r.id, '' as sort_key from tracker_records r
     where ${listed} and ${matchesFilters()} and r.id < :after::uuid order by r.id desc limit ${limit}`,
    'r.id desc',
  );

/** The statements of a list, by its order. */
export const lists = {
  name: unpreparedPage<ListedRow, ListValues>('trackers.by-name', ordered('name')),
  deadline: unpreparedPage<ListedRow, ListValues>('trackers.by-deadline', ordered('deadline')),
  amount: unpreparedPage<ListedRow, ListValues>('trackers.by-amount', ordered('amount')),
  newest: unpreparedPage<ListedRow, ListValues>('trackers.by-newest', newest),
  fit: unpreparedPage<ListedRow, ListValues & FitValues>('trackers.by-fit', ordered('fit')),
} as const;

/** A position in a list. */
export interface ListPosition {
  [name: string]: string | number;
  k: string;
  n: string;
  i: string;
}

export const positionOf = ({ sort_key: k, name_key: n, id: i }: ListedRow): ListPosition => ({
  k,
  n,
  i,
});

const startOf = (sort: TrackerSort): ListPosition =>
  sort === 'newest' ? { k: '', n: '', i: NEWEST } : { k: orders[sort].first, n: '', i: OLDEST };

/** Which page of which list. */
export interface ListWanted {
  type: TrackerType;
  filters: TrackerFilters;
  sort: TrackerSort;
  isHidden: boolean;
  fit: FitSettings | null;
  position: ListPosition | null;
  limit: number;
}

/**
 * Reads a page of a list.
 *
 * @throws AppError `FIT_NOT_SET` where the order is by fit and nothing is set to compare with
 */
export async function readList(
  db: Database,
  viewing: Viewing,
  { type, filters, sort, isHidden, fit, position, limit }: ListWanted,
): Promise<ListedRow[]> {
  const { k, n, i } = position ?? startOf(sort);
  const values = {
    ...viewing,
    ...(await filterValues(db, filters)),
    type,
    hidden: isHidden,
    key: k,
    name: n,
    after: i,
  };
  if (sort !== 'fit') return lists[sort].all(db, limit, values);
  if (fit === null) throw new AppError(trackersErrors.FIT_NOT_SET, { path: 'sort' });
  return lists.fit.all(db, limit, { ...values, ...fitValues(fit) });
}
