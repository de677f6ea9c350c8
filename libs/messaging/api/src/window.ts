import { SEGMENT_SIZE } from '@upround/shared/contract-core';
import type { CursorCodec } from '@upround/shared/server-kit';

/** From where a list that runs down is read, and in which direction. */
export interface Reading<Place> {
  direction: 'next' | 'prev';
  /** The row that the reader has already; null begins at the top. */
  place: Place | null;
  /** The row of the place itself belongs to the page. */
  inclusive: boolean;
  /** What the first page counted; undefined where this is the first one. */
  total?: number | undefined;
}

/** A page with the ways to the ones on both sides. */
export interface WindowOf<Row> {
  rows: Row[];
  prevSegment: string | null;
  nextSegment: string | null;
}

type Cursor<Place> = { d: 'n' | 'p'; p: Place; e?: number; t?: number };

export const sizeOf = (query: { limit?: number | undefined }): number =>
  query.limit ?? SEGMENT_SIZE;

/**
 * Reads a cursor that this file signed.
 *
 * @throws AppError `INVALID_CURSOR`
 */
export function readingOf<Place extends string | number>(
  cursors: CursorCodec,
  cursor: string | undefined,
): Reading<Place> {
  const read = cursors.read<Cursor<Place>>(cursor);
  return {
    direction: read?.d === 'p' ? 'prev' : 'next',
    place: read?.p ?? null,
    inclusive: read?.e === 1,
    total: read?.t,
  };
}

/** The values of `readingText`: from where a list is read. */
export type ReadingValues<Place> = { place: Place; inclusive: boolean };

/** Condition and order of a page of a list that runs down a column. */
export interface ReadingText {
  where: string;
  order: string;
}

/**
 * The texts of both directions of a list that runs down a column.
 *
 * @param key the column
 * @param type what the column holds
 */
export const readingText = (
  key: string,
  type: 'uuid' | 'int',
): Record<'next' | 'prev', ReadingText> => ({
  next: {
    where: `${key} <= :place::${type} and (:inclusive::boolean or ${key} <> :place::${type})`,
    order: `${key} desc`,
  },
  prev: { where: `${key} > :place::${type}`, order: `${key} asc` },
});

/**
 * The values of a page.
 *
 * @param top above every place of the list
 */
export const readingValues = <Place>(
  { place, inclusive }: Reading<Place>,
  top: Place,
): ReadingValues<Place> => ({ place: place ?? top, inclusive });

/** How a window is cut. */
export interface Cut<Row, Place> {
  size: number;
  /** What led to it; its total goes on into the ways to other pages. */
  reading: Reading<Place>;
  placeOf: (row: Row) => Place;
  cursors: CursorCodec;
  /** The last position that was read, if reading stopped before the end of the list. */
  reached?: Place | null;
}

/**
 * Cuts a page out of rows of which one more than it holds was read.
 *
 * @param rows in the order in which they were read
 */
export function cutWindow<Row, Place extends string | number>(
  rows: readonly Row[],
  { size, reading, placeOf, cursors, reached = null }: Cut<Row, Place>,
): WindowOf<Row> {
  const { direction, place, total } = reading;
  const sign = (cursor: Cursor<Place>) =>
    cursors.sign(total === undefined ? cursor : { ...cursor, t: total });
  const more = rows.length > size;
  const shown = rows.slice(0, size);
  if (direction === 'prev') shown.reverse();
  const [first, last] = [shown[0], shown.at(-1)];
  const behind =
    reached === null || more ? null : sign({ d: direction === 'prev' ? 'p' : 'n', p: reached });
  const [prevEnd, nextEnd] = direction === 'prev' ? [behind, null] : [null, behind];
  if (first === undefined || last === undefined) {
    // The rows beyond went elsewhere meanwhile: the way back begins at the place itself.
    const back = place !== null && direction === 'prev';
    return {
      rows: [],
      prevSegment: place !== null && !back ? sign({ d: 'p', p: place }) : prevEnd,
      nextSegment: back ? sign({ d: 'n', p: place, e: 1 }) : nextEnd,
    };
  }
  const isTop = direction === 'next' ? place === null : !more;
  const isEnd = direction === 'next' && !more;
  return {
    rows: shown,
    prevSegment: isTop ? prevEnd : sign({ d: 'p', p: placeOf(first) }),
    nextSegment: isEnd ? nextEnd : sign({ d: 'n', p: placeOf(last) }),
  };
}
