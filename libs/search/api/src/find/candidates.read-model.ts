import { noBlock } from '@upround/shared/db';
import type { Database } from '@upround/shared/db';
import type { SearchKind } from '@upround/shared/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { daysToRead } from './days-to-read';

/** A record that matches, with what its place among the others is made of. */
export interface Candidate {
  id: string;
  kind: SearchKind;
  title: string;
  tags: string[];
  /** Microseconds, as the window ends with one. */
  at: number;
  /** How well it matches, 0 to 1. */
  rank: number;
  /** The words are next to each other in it. */
  together: boolean;
}

/** Where the window before ended. */
export interface WindowEnd {
  at: number;
  id: string;
}

/** What to look for. */
export interface Wanted {
  viewerId: string | null;
  matches: string | null;
  /** Words that raise a record's score if they are next to each other in it. */
  together: string | null;
  since: Date | null;
  until: Date | null;
}

/** How many of the newest records of a kind are its near part. */
const NEAR = 10_000;
/** How long the index of words may take over the rest, and PostgreSQL's word for taking longer. */
const TIMEOUT_MS = 1_000;
const TIMED_OUT = '57014';
/** How much a word counts: as a stem, in marks, in the text, in the title. */
const WEIGHTS = sql`'{0.1, 0.1, 0.4, 1}'::float4[]`;

/**
 * The one rule of what search may show of the index: records by people who can be seen, with no block between them and
 * the viewer. Hidden and deleted records are not in the index. Scalar subqueries, since of an `exists` the planner
 * believes that reading all people at once is cheaper.
 */
function visible(viewerId: string | null): RawBuilder<unknown> {
  const seen = sql`(d.author_id is null or (select true from person_view a where a.id = d.author_id))`;
  return viewerId === null
    ? seen
    : sql`${seen}
        and ${noBlock(viewerId, sql.ref('d.author_id'))}`;
}

const micros = sql`(extract(epoch from d.at) * 1000000)::bigint`;
const momentOf = (at: number) =>
  sql`(timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond')`;

/** The part of a kind's list that is read: from a moment on, or what is older than it, of some days or of all. */
interface Reach {
  from?: number | undefined;
  before?: number | undefined;
  days?: readonly string[] | undefined;
}

function within(
  { since, until }: Wanted,
  kind: RawBuilder<unknown>,
  after: WindowEnd | null,
): RawBuilder<unknown> {
  const conditions = [
    sql`d.kind = ${kind}`,
    since === null ? undefined : sql`d.at >= ${since}`,
    until === null ? undefined : sql`d.at < ${until}`,
    after === null ? undefined : sql`(d.at, d.id) < (${momentOf(after.at)}, ${after.id}::uuid)`,
  ];
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );
}

/** What matches within a reach of the list. */
function matching(
  wanted: Wanted,
  kind: SearchKind,
  after: WindowEnd | null,
  { from, before, days }: Reach,
): RawBuilder<unknown> {
  // Of a short list, the planner reads all records faster than the index of words.
  const hasBound = from !== undefined || before !== undefined;
  const conditions = [
    within(wanted, sql`${kind}`, after),
    wanted.matches === null ? undefined : sql`d.document @@ ${wanted.matches}::tsquery`,
    from === undefined ? undefined : sql`d.at >= ${momentOf(from)}`,
    before === undefined ? undefined : sql`d.at < ${momentOf(before)}`,
    hasBound ? sql`d.document @@ ${`'KIND=${kind}'`}::tsquery` : undefined,
    days === undefined
      ? undefined
      : sql`d.document @@ ${days.map((day) => `'DAY=${day}'`).join('|')}::tsquery`,
  ];
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );
}

/** Describes the records of the branches, which are statements of rows of the index. */
async function readBranches(
  db: Database,
  { matches, together }: Wanted,
  branches: readonly RawBuilder<unknown>[],
): Promise<Candidate[]> {
  const rank =
    matches === null
      ? sql`0.1::float4`
      : sql`ts_rank(${WEIGHTS}, d.document, ${matches}::tsquery, 1)`;
  const beside = together === null ? sql`false` : sql`d.document @@ ${together}::tsquery`;
  const { rows } = await sql<Omit<Candidate, 'at'> & { at: string }>`
    select d.id, d.kind, d.title, d.tags, ${micros}::text as at, ${rank} as rank, ${beside} as together
    from (${sql.join(branches, sql` union all `)}) d`.execute(db);
  return rows.map((row) => ({ ...row, at: Number(row.at) }));
}

/** How far the near part of each kind's list goes, and how many documents there are. */
interface Bounds {
  /** In microseconds; kinds whose list ends within the near part are left out. */
  ends: Map<SearchKind, number>;
  documents: number;
}

async function readBounds(
  db: Database,
  wanted: Wanted,
  kinds: readonly SearchKind[],
  after: WindowEnd | null,
): Promise<Bounds> {
  const { rows } = await sql<{ kind: SearchKind; at: string; documents: number }>`
    select kinds.kind, ${micros}::text as at,
      (select reltuples from pg_class where oid = 'search_documents'::regclass) as documents
    from unnest(${kinds}::text[]) kinds (kind) cross join lateral (
      select d.at from search_documents d where ${within(wanted, sql`kinds.kind`, after)}
      order by d.at desc, d.id desc offset ${NEAR} limit 1
    ) d`.execute(db);
  return {
    ends: new Map(rows.map(({ kind, at }) => [kind, Number(at)])),
    documents: rows[0]?.documents ?? 0,
  };
}

const isTimeout = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === TIMED_OUT;

/** Matching records of a kind that are older than a moment. */
interface FarPart extends Reach {
  kind: SearchKind;
  limit: number;
}

/**
 * Reads the matching records that are older than the near part.
 *
 * The planner's estimates are wrong here, so the transaction restricts it:
 * - It estimates the rows of a two-word search by multiplying the frequencies of the words. For words that never occur
 *   in the same record it would scan the list by time to its end, so only the index of words is allowed.
 * - It estimates that a rare word matches one record in a thousand, and would start parallel workers. Starting them
 *   takes longer than reading the few matches.
 *
 * @returns null if it takes longer than `TIMEOUT_MS`
 */
async function readFar(
  db: Database,
  wanted: Wanted,
  parts: readonly FarPart[],
  after: WindowEnd | null,
): Promise<Candidate[] | null> {
  if (parts.length === 0) return [];
  const branches = parts.map(
    ({ kind, limit, ...reach }) => sql`(select d.* from (
        select n.id from (
          select d.id, d.author_id, d.at from search_documents d
          where ${matching(wanted, kind, after, reach)} order by d.at desc, d.id desc offset 0
        ) n cross join lateral (select n.*) d where ${visible(wanted.viewerId)} limit ${limit}
      ) found join search_documents d on d.id = found.id)`,
  );
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`select set_config('statement_timeout', ${String(TIMEOUT_MS)}, true),
        set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
        set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`.execute(
        trx,
      );
      return readBranches(trx, wanted, branches);
    });
  } catch (error) {
    if (isTimeout(error)) return null;
    throw error;
  }
}

const ofKind = (candidates: readonly Candidate[], kind: SearchKind) =>
  candidates.filter((one) => one.kind === kind).length;

/**
 * Fills the kinds that the near part left short: first from the days that are likely to have the rest, then from
 * everything older. Otherwise, all matches of a word in every hundredth record would be read.
 */
async function readOlder(
  db: Database,
  wanted: Wanted,
  limits: ReadonlyMap<SearchKind, number>,
  { ends, documents }: Bounds,
  near: readonly Candidate[],
  after: WindowEnd | null,
): Promise<Candidate[]> {
  const newest = after?.at ?? Math.min(wanted.until?.getTime() ?? Infinity, Date.now()) * 1000;
  const parts = [...ends].flatMap(([kind, oldest]) => {
    const found = ofKind(near, kind);
    const limit = (limits.get(kind) ?? 0) - found;
    if (limit <= 0) return [];
    const part = { newest, oldest, size: NEAR, found, missing: limit };
    return [{ kind, limit, before: oldest, likely: daysToRead(part, documents) }];
  });
  const first = await readFar(
    db,
    wanted,
    parts.map(({ likely, ...part }) => ({ ...part, days: likely?.days })),
    after,
  );
  if (first === null) return [];
  const rest = parts.flatMap(({ kind, limit, likely }) => {
    const missing = limit - ofKind(first, kind);
    return likely !== null && missing > 0 ? [{ kind, limit: missing, before: likely.from }] : [];
  });
  return [...first, ...((await readFar(db, wanted, rest, after)) ?? [])];
}

/**
 * Reads the newest matching records of each kind, and how well they match. What is read and ranked is bounded,
 * however many records match. In the newest part of a list the planner, which sees the query's words, walks it where
 * they are common, and asks the index of words where they are rare. Where that part does not fill the window, the index of
 * words alone returns the rest: of the days that are likely to have it, then of everything older.
 *
 * @param limits the most records of each kind
 * @param after where the window before ended; of one kind only
 */
export async function readCandidates(
  db: Database,
  wanted: Wanted,
  limits: ReadonlyMap<SearchKind, number>,
  after: WindowEnd | null = null,
): Promise<Candidate[]> {
  if (limits.size === 0) return [];
  const bounds =
    wanted.matches === null ? null : await readBounds(db, wanted, [...limits.keys()], after);
  const near = await readBranches(
    db,
    wanted,
    [...limits].map(
      ([kind, limit]) => sql`(select d.* from search_documents d
        where ${matching(wanted, kind, after, { from: bounds?.ends.get(kind) })} and ${visible(wanted.viewerId)}
        order by d.at desc, d.id desc limit ${limit})`,
    ),
  );
  if (bounds === null) return near;
  return [...near, ...(await readOlder(db, wanted, limits, bounds, near, after))];
}
