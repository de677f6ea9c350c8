import type { Database } from '@upround/shared/db';
import { limitOf, viewerId } from '@upround/shared/server-kit';
import type { HandlerContext, IdPosition, PageQuery } from '@upround/shared/server-kit';
import { NEWEST, pageStatement } from '@upround/shared/db';
import { unblocked, unmuted } from '../post/post.columns';
import type { PageBefore, Viewing } from '../post/post.columns';
import { ideaColumns, ideaJoins } from './idea.columns';
import type { IdeaRow } from './idea.columns';

/** An author's ideas, newest first; hidden ones are only in the author's own list. */
export const ideasOfAuthor = pageStatement<IdeaRow, PageBefore & { author: string }>(
  'feed.ideas-of-author',
  (limit) => `select ${ideaColumns} from ideas p ${ideaJoins}
    where p.author_id = :author::uuid and p.state <> 'DELETED'
      and (p.state = 'ACTIVE' or p.author_id = :viewer::uuid) and p.id < :before::uuid and ${unblocked}
    order by p.id desc limit ${limit}`,
);

/** Reads one page of a person's ideas, and the row after it. */
export function readIdeasOf(
  context: HandlerContext,
  query: PageQuery,
  author: string,
): Promise<IdeaRow[]> {
  const place = context.cursors.read<IdPosition>(query.cursor);
  const page = { viewer: viewerId(context.viewer), before: place?.i ?? NEWEST };
  return ideasOfAuthor.all(context.db, limitOf(query) + 1, { ...page, author });
}

/** Every idea, newest first. Served by `ideas_latest`. */
export const newestIdeas = pageStatement<IdeaRow, PageBefore>(
  'feed.ideas-newest',
  (limit) => `select ${ideaColumns} from ideas p ${ideaJoins}
    where p.state = 'ACTIVE' and p.id < :before::uuid and ${unblocked} and ${unmuted}
    order by p.id desc limit ${limit}`,
);

/** Reads one page of the newest ideas, and the row after it. */
export function readNewest(context: HandlerContext, query: PageQuery): Promise<IdeaRow[]> {
  const place = context.cursors.read<IdPosition>(query.cursor);
  const page = { viewer: viewerId(context.viewer), before: place?.i ?? NEWEST };
  return newestIdeas.all(context.db, limitOf(query) + 1, page);
}

export interface DrawnRow extends IdeaRow {
  lot: number;
  start: number;
}

type DrawnPage = Viewing & {
  /** The page begins after this lot and id. */
  afterLot: number;
  after: string;
  /** It ends before this lot. */
  endLot: number;
  /** An idea to leave out. */
  except: string | null;
  /** The lot at which the first page began. */
  start: number;
};

/** Ideas in the order of their lots: each has a random one, its place on a circle. Served by `ideas_by_lot`. */
export const drawnIdeas = pageStatement<DrawnRow, DrawnPage>(
  'feed.ideas-drawn',
  (limit) => `select ${ideaColumns}, p.lot, :start::float8 as start from ideas p ${ideaJoins}
    where p.state = 'ACTIVE' and (p.lot, p.id) > (:afterLot::float8, :after::uuid)
      and p.lot < :endLot::float8
      and p.id is distinct from :except::uuid and ${unblocked} and ${unmuted}
    order by p.lot, p.id limit ${limit}`,
);

const LOWEST_ID = '00000000-0000-0000-0000-000000000000';
/** Lots lie below it. */
const FULL_CIRCLE = 1;

/** A place on the circle: where the reader began, and the idea shown last. */
interface DrawnPosition {
  [name: string]: string | number;
  s: number;
  l: number;
  i: string;
}

interface Round {
  viewer: string | null;
  except: string | null;
  start: number;
  place: DrawnPosition | null;
  size: number;
}

/** The place after a row. */
export const positionOfDrawn = ({ start, lot, id }: DrawnRow): DrawnPosition => ({
  s: start,
  l: lot,
  i: id,
});

/** One page of the circle: the arc from a place up to its end, then the one from its beginning. */
async function around(
  db: Database,
  { viewer, except, start, place, size }: Round,
): Promise<DrawnRow[]> {
  const arc = (afterLot: number, after: string, endLot: number, limit: number) =>
    drawnIdeas.all(db, limit, { viewer, afterLot, after, endLot, except, start });
  const wrapped = place !== null && place.l < start;
  const rows = wrapped
    ? []
    : await arc(place?.l ?? start, place?.i ?? LOWEST_ID, FULL_CIRCLE, size);
  if (rows.length === size) return rows;
  const [lot, id] = wrapped ? [place.l, place.i] : [0, LOWEST_ID];
  return [...rows, ...(await arc(lot, id, start, size - rows.length))];
}

/**
 * Reads one page of ideas in a random order, and the row after it. Every first page begins elsewhere on the circle;
 * those that follow go once around it, so that nothing comes twice.
 *
 * @param except an idea that the list is shown beside, or null
 */
export function readDrawn(
  context: HandlerContext,
  query: PageQuery,
  except: string | null,
): Promise<DrawnRow[]> {
  const place = context.cursors.read<DrawnPosition>(query.cursor);
  return around(context.db, {
    viewer: viewerId(context.viewer),
    except,
    place,
    start: place?.s ?? Math.random(),
    size: limitOf(query) + 1,
  });
}

/** Ids of ideas drawn by chance. */
export async function drawnIdeaIds(
  db: Database,
  viewer: string | null,
  limit: number,
): Promise<string[]> {
  const round = { viewer, except: null, start: Math.random(), place: null, size: limit };
  return (await around(db, round)).map(({ id }) => id);
}
