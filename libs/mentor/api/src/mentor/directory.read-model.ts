import type { MentorFilters, MentorSort } from '@upround/mentor/contract';
import { OLDEST, unpreparedPage, type Database } from '@upround/shared/db';
import type { CursorPosition } from '@upround/shared/server-kit';
import { cardColumns, listed, mentorSource, type CardRow, type Viewing } from './mentor.columns';
import { filterValues, matchesFilters, type FilterValues } from './mentor-filters';

/** A mentor with their place in the order. */
export interface ListedRow extends CardRow {
  sort_key: string;
}

type ListValues = Viewing & FilterValues & { key: string; after: string };

/** What each order compares before the id, with its type and a value before all others. */
const orders = {
  best: { key: 'm.best_order', type: 'float8', first: '-infinity' },
  soonest: { key: 'm.soonest_order', type: 'timestamptz', first: '-infinity' },
  price: { key: 'm.price_from', type: 'int', first: '-1' },
  rating: { key: 'm.rating_order', type: 'float8', first: '-infinity' },
} as const satisfies Record<MentorSort, object>;

/** Cuts a page of ids on the index of its order, then reads the rows. */
const ordered = (sort: MentorSort) => (limit: number) => {
  const { key, type } = orders[sort];
  return `
    with page as materialized (
      select m.id, ${key} as sort_key from ${mentorSource}
      where ${listed} and ${matchesFilters()} and (${key}, m.id) > (:key::${type}, :after::uuid)
      order by ${key}, m.id limit ${limit})
    select ${cardColumns}, page.sort_key::text as sort_key
    from page join mentors m on m.id = page.id join person_view p on p.id = m.user_id
    order by page.sort_key, m.id`;
};

/** The statements of the directory, by its order. */
const lists = {
  best: unpreparedPage<ListedRow, ListValues>('mentor.by-best', ordered('best')),
  soonest: unpreparedPage<ListedRow, ListValues>('mentor.by-soonest', ordered('soonest')),
  price: unpreparedPage<ListedRow, ListValues>('mentor.by-price', ordered('price')),
  rating: unpreparedPage<ListedRow, ListValues>('mentor.by-rating', ordered('rating')),
} as const;

/** A position in the directory. */
export interface DirectoryPosition extends CursorPosition {
  k: string;
  i: string;
}

export const positionOf = ({ sort_key: k, id: i }: ListedRow): DirectoryPosition => ({ k, i });

/** Which page of the directory. */
export interface DirectoryWanted {
  filters: MentorFilters;
  sort: MentorSort;
  position: DirectoryPosition | null;
  limit: number;
  now: Date;
}

/** Reads a page of the directory. */
export async function readDirectory(
  db: Database,
  viewing: Viewing,
  { filters, sort, position, limit, now }: DirectoryWanted,
): Promise<ListedRow[]> {
  const values = {
    ...viewing,
    ...(await filterValues(db, filters, now)),
    key: position?.k ?? orders[sort].first,
    after: position?.i ?? OLDEST,
  };
  return lists[sort].all(db, limit, values);
}
