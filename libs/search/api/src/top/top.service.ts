import { TOP_LIMIT, type explore, type SearchHit, type searchTop } from '@upround/search/contract';
import { SEGMENT_SIZE, type CallOutput, type HandlerInput } from '@upround/shared/contract-core';
import type { Database } from '@upround/shared/db';
import type { SearchKind } from '@upround/shared/domain';
import type { TrendingPosition } from '@upround/shared/ports';
import { viewerId, type HandlerContext } from '@upround/shared/server-kit';
import { describeFound, toHits, type Sources } from '../find/describe-hits';
import { find, type FindPlace } from '../find/find.service';
import { readQuery } from '../query/read-query';
import { activeWriters } from './writers.read-model';

async function hitsOf(
  db: Database,
  sources: Sources,
  viewer: string | null,
  kind: SearchKind,
  ids: readonly string[],
): Promise<SearchHit[]> {
  const found = await describeFound(
    db,
    sources,
    viewer,
    ids.map((id) => ({ kind, id })),
  );
  return toHits(db, null, found);
}

async function trendingIds(
  db: Database,
  sources: Sources,
  viewer: string | null,
  kind: SearchKind,
  limit: number,
): Promise<readonly string[]> {
  if (kind === 'USER') return activeWriters(db, viewer, limit);
  return (await sources.get(kind)?.trending?.(db, viewer, limit, null))?.ids ?? [];
}

/** Answers the best hits of a kind, or what is trending of it. */
export async function answerTop(
  sources: Sources,
  { db, viewer }: HandlerContext,
  { query }: HandlerInput<typeof searchTop>,
  now: Date,
): Promise<CallOutput<typeof searchTop>> {
  const { type: kind } = query;
  const id = viewerId(viewer);
  const text = query.query ?? '';
  if (text === '') {
    const ids = await trendingIds(db, sources, id, kind, TOP_LIMIT);
    return { data: await hitsOf(db, sources, id, kind, ids) };
  }
  const page = await find({
    db,
    sources,
    viewerId: id,
    kind,
    place: null,
    limit: TOP_LIMIT,
    now: now.getTime(),
    query: readQuery(text),
  });
  return { data: page.hits };
}

async function answerTrending(
  sources: Sources,
  { db, viewer, cursors }: HandlerContext,
  kind: SearchKind,
  cursor: string | undefined,
  limit: number,
): Promise<CallOutput<typeof explore>> {
  const id = viewerId(viewer);
  const place = cursors.read<TrendingPosition>(cursor);
  const page = await sources.get(kind)?.trending?.(db, id, limit, place);
  return {
    data: await hitsOf(db, sources, id, kind, page?.ids ?? []),
    nextSegment: page?.next ? cursors.sign(page.next) : null,
  };
}

/** Answers records of a kind: those that match the best first, or what is trending, or some by chance. */
export async function answerExplore(
  sources: Sources,
  context: HandlerContext,
  { query }: HandlerInput<typeof explore>,
  now: Date,
): Promise<CallOutput<typeof explore>> {
  const { db, viewer, cursors } = context;
  const id = viewerId(viewer);
  const text = query.query ?? '';
  const { type: kind, limit = SEGMENT_SIZE } = query;
  if (text === '' && query.filter === 'trending') {
    return answerTrending(sources, context, kind, query.cursor, limit);
  }
  if (text === '') {
    const ids = (await sources.get(kind)?.random?.(db, id, limit)) ?? [];
    return { data: await hitsOf(db, sources, id, kind, ids), nextSegment: null };
  }
  const page = await find({
    db,
    sources,
    viewerId: id,
    kind,
    limit,
    now: now.getTime(),
    place: cursors.read<FindPlace>(query.cursor),
    query: readQuery(text),
  });
  if (query.filter === 'random') return { data: shuffled(page.hits), nextSegment: null };
  return { data: page.hits, nextSegment: page.next === null ? null : cursors.sign(page.next) };
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, lot: Math.random() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ item }) => item);
}
