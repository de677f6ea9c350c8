import { NEWEST } from '@upround/shared/db';
import { limitOf, type HandlerContext, type PageQuery } from '@upround/shared/server-kit';
import { listEditorials, type EditorialSummaryRow } from './editorial.read-model';

/** A way to a page beside one that was read: in which direction, and from which row. */
type Way = { d: 'next' | 'prev'; i: string };

/** A page of essays with the ways to the ones on both sides. */
export interface EssayWindow {
  rows: EditorialSummaryRow[];
  prevSegment: string | null;
  nextSegment: string | null;
}

/** Reads a page of essays, newest first whichever way it was come by. */
export async function readEssayWindow(
  { db, cursors }: HandlerContext,
  query: PageQuery,
  viewerId: string | null,
): Promise<EssayWindow> {
  const way = cursors.read<Way>(query.cursor) ?? { d: 'next', i: NEWEST };
  const size = limitOf(query);
  const read = await listEditorials(db, {
    kind: 'ESSAY',
    viewerId,
    limit: size + 1,
    place: way.i,
    direction: way.d,
  });
  const kept = read.slice(0, size);
  const rows = way.d === 'next' ? kept : kept.reverse();
  const [first, last] = [rows.at(0), rows.at(-1)];
  const goesOn = read.length > size;
  // On the side that the reader came from there is always a page; on the other side, if one row more was read.
  const hasPrev = way.d === 'prev' ? goesOn : way.i !== NEWEST;
  const hasNext = way.d === 'next' ? goesOn : true;
  return {
    rows,
    prevSegment: hasPrev && first ? cursors.sign({ d: 'prev', i: first.id }) : null,
    nextSegment: hasNext && last ? cursors.sign({ d: 'next', i: last.id }) : null,
  };
}
