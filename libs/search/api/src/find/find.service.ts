import type { SearchFacets, SearchHit } from '@upround/search/contract';
import type { Database } from '@upround/shared/db';
import { searchKinds, type SearchKind } from '@upround/shared/domain';
import type { ReadQuery } from '../query/read-query';
import {
  readCandidates,
  type Candidate,
  type Wanted,
  type WindowEnd,
} from './candidates.read-model';
import { compileQuery } from './compile-query';
import { byKind, describeFound, toHits, type Sources } from './describe-hits';
import { folded, scoreOf } from './score';

/** How many matching records are ranked against each other: of one kind alone, and of each of several. */
const WINDOW = 400;
const WINDOW_OF_EACH = 200;
/** The maximum count of hits of a kind, wherever the count is shown. */
const COUNTED = 200;
/** How many of the best hits the tags are taken from, and how many are offered. */
const TAGGED = 100;
const TAGS = 8;

/** A place in a list of hits: short names, since it travels in the cursor. */
export interface FindPlace {
  [name: string]: string | number;
  /** Score and id of the last hit; at the beginning of a window, a score above every hit. */
  s: number;
  i: string;
  /** The list's first moment, by which it is ranked to its end. */
  t: number;
  /** Where the window before ended; a moment of 0 is the first window. */
  w: number;
  v: string;
}

/** One page of hits to be read. */
export interface FindRequest {
  db: Database;
  sources: Sources;
  viewerId: string | null;
  query: ReadQuery;
  kind: SearchKind | undefined;
  place: FindPlace | null;
  limit: number;
  now: number;
  /** One of the words is enough. */
  any?: boolean;
}

/** What was found. */
export interface FindPage {
  hits: SearchHit[];
  next: FindPlace | null;
  facets: SearchFacets | null;
}

const NOTHING: FindPage = { hits: [], next: null, facets: { kinds: [], tags: [] } };

type Ranked = Candidate & { score: number };

const compare = (a: { score: number; id: string }, b: { score: number; id: string }) =>
  b.score - a.score || (a.id === b.id ? 0 : a.id < b.id ? 1 : -1);

async function rank(
  { db, sources, query }: FindRequest,
  candidates: readonly Candidate[],
  now: number,
): Promise<Ranked[]> {
  const points = new Map<string, number>();
  for (const [kind, ids] of byKind(candidates)) {
    for (const [id, count] of (await sources.get(kind)?.weigh(db, ids)) ?? [])
      points.set(id, count);
  }
  const words = folded(query.texts.flatMap((one) => (one.negated ? [] : [one.text])).join(' '));
  return candidates
    .map((one) => ({ ...one, score: scoreOf(one, words, points.get(one.id) ?? 0, now) }))
    .sort(compare);
}

function facetsOf(
  candidates: readonly Candidate[],
  ranked: readonly Ranked[],
  limits: ReadonlyMap<SearchKind, number>,
  asked: readonly string[],
): SearchFacets {
  const counts = byKind(candidates);
  const tags = new Map<string, number>();
  for (const tag of ranked.slice(0, TAGGED).flatMap((one) => one.tags)) {
    if (!asked.includes(tag)) tags.set(tag, (tags.get(tag) ?? 0) + 1);
  }
  return {
    kinds: [...limits.keys()].flatMap((type) => {
      const count = counts.get(type)?.length ?? 0;
      return count === 0 ? [] : [{ type, count: Math.min(count, COUNTED), more: count >= COUNTED }];
    }),
    tags: [...tags]
      .map(([tag, count]) => ({ tag, count }))
      .sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1))
      .slice(0, TAGS),
  };
}

const isOneKind = ({ kind }: FindRequest, limits: ReadonlyMap<SearchKind, number>) =>
  kind !== undefined || limits.size === 1;

/** The kinds that a query is about, and of each how many records are read. */
function limitsOf(request: FindRequest): Map<SearchKind, number> {
  const { sources, query, kind, place } = request;
  const kinds = searchKinds.filter(
    (one) =>
      sources.has(one) &&
      (query.kinds === null || query.kinds.includes(one)) &&
      !query.withoutKinds.includes(one),
  );
  const single = kind ?? (kinds.length === 1 ? kinds[0] : undefined);
  if (single === undefined) return new Map(kinds.map((one) => [one, WINDOW_OF_EACH]));
  // The other kinds are counted once, beside the first page.
  const counted = place === null ? kinds : kinds.filter((one) => one === single);
  return new Map(counted.map((one) => [one, one === single ? WINDOW : COUNTED]));
}

/** Where the next window begins: behind the oldest record of this one. */
function endOf(candidates: readonly Candidate[]): WindowEnd {
  const [oldest] = [...candidates].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  return { at: oldest?.at ?? 0, id: oldest?.id ?? '' };
}

/** Describes the ranked records one page at a time, until a page and one more are there that the viewer may see. */
async function firstVisible(request: FindRequest, ranked: readonly Ranked[], wanted: number) {
  const { db, sources, viewerId } = request;
  const seen = [];
  for (let from = 0; from < ranked.length && seen.length < wanted; from += wanted) {
    const some = ranked.slice(from, from + wanted);
    seen.push(...(await describeFound(db, sources, viewerId, some)));
  }
  return seen.slice(0, wanted);
}

/**
 * Finds one page of hits, the best first. Of the records that match, the newest of each kind are ranked; a list of one
 * kind goes on with the window before, and each window's pages are cut by score and id.
 */
export async function find(request: FindRequest): Promise<FindPage> {
  const { db, viewerId, query, kind, place, limit } = request;
  if (query.isEmpty) return NOTHING;
  const { matches, shows, together } = await compileQuery(db, viewerId, query, request.any);
  const hasBounds = query.kinds !== null || query.since !== null || query.until !== null;
  if (matches === null && !hasBounds) return NOTHING;
  const now = place?.t ?? request.now;
  const limits = limitsOf(request);
  const wanted: Wanted = { viewerId, matches, together, since: query.since, until: query.until };
  const start = place === null || place.w === 0 ? null : { at: place.w, id: place.v };
  const all = await readCandidates(db, wanted, limits, start);
  const own = kind === undefined ? all : all.filter((one) => one.kind === kind);
  const ranked = await rank(request, own, now);
  const behind =
    place === null
      ? ranked
      : ranked.filter((one) => compare({ score: place.s, id: place.i }, one) < 0);
  const seen = await firstVisible(request, behind, limit + 1);
  const shown = seen.slice(0, limit);
  const last = shown.at(-1)?.row;
  const goesOn = isOneKind(request, limits) && own.length >= WINDOW;
  let next: FindPlace | null = null;
  if (seen.length > limit && last !== undefined) {
    next = { t: now, w: start?.at ?? 0, v: start?.id ?? '', s: last.score, i: last.id };
  } else if (goesOn) {
    const end = endOf(own);
    next = { t: now, w: end.at, v: end.id, s: Number.MAX_SAFE_INTEGER, i: '' };
  }
  return {
    hits: await toHits(db, shows, shown),
    next,
    facets: place === null ? facetsOf(all, ranked, limits, query.tags) : null,
  };
}
