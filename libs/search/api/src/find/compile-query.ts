import { statement, type Database } from '@upround/shared/db';
import type { ReadQuery, StatementPart } from '../query/read-query';

/** A query in the database's own words. */
export interface CompiledQuery {
  /** What documents must match; null where words and marks are none, and dates or kinds alone choose. */
  matches: string | null;
  /** Any of the words, for marking them in a text; null where there is none. */
  shows: string | null;
  /** The words side by side in this order, in any of their forms; null of less than two. */
  together: string | null;
}

const peopleBySlug = statement<{ id: string; slug: string }, { slugs: readonly string[] }>(
  'search.people-by-slug',
  'select id, slug from person_view where slug = any(:slugs::text[])',
);

async function idsOf(
  db: Database,
  viewerId: string | null,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  const rows = await peopleBySlug.all(db, { slugs });
  const ids = new Map(rows.map(({ slug, id }) => [slug, id]));
  if (viewerId !== null) ids.set('me', viewerId);
  return ids;
}

async function fromParts(
  db: Database,
  viewerId: string | null,
  from: ReadQuery['from'],
): Promise<StatementPart[]> {
  if (from.length === 0) return [];
  const ids = await idsOf(
    db,
    viewerId,
    from.flatMap(({ slugs }) => slugs),
  );
  return from.map(({ slugs, negated }) => ({
    // An unknown person wrote nothing: the slug itself is used instead of an id, and matches no record.
    marks: slugs.map((slug) => `BY=${ids.get(slug) ?? slug}`),
    negated,
  }));
}

interface CompiledRow {
  words: string | null;
  rest: string | null;
  shows: string | null;
  together: string;
}

const compiled = statement<
  CompiledRow,
  { wanted: string; rest: string; any: boolean; together: string }
>(
  'search.compile-query',
  `select search_query(:wanted::jsonb, :any::boolean)::text as words,
     search_query(:rest::jsonb, false)::text as rest,
     search_query(:wanted::jsonb, true)::text as shows,
     phraseto_tsquery('search_stem', search_spaced(:together::text))::text as together`,
);

/**
 * Asks the database for its form of a query. Text travels as JSON in one parameter, and becomes lexemes by functions
 * that know no operators, so that nothing in it is read as syntax.
 *
 * @param any whether one of the words is enough
 */
export async function compileQuery(
  db: Database,
  viewerId: string | null,
  query: ReadQuery,
  any = false,
): Promise<CompiledQuery> {
  const people = await fromParts(db, viewerId, query.from);
  const wanted = query.texts.filter(({ negated }) => !negated);
  const words = wanted.map(({ text }) => text).join(' ');
  const rest = [...query.texts.filter(({ negated }) => negated), ...query.marks, ...people];
  const row = await compiled.first(db, {
    wanted: JSON.stringify(wanted),
    rest: JSON.stringify(rest),
    any,
    together: words,
  });
  const all = [row?.words, row?.rest].filter((one) => typeof one === 'string');
  return {
    matches: all.length === 0 ? null : all.map((one) => `(${one})`).join(' & '),
    shows: row?.shows ?? null,
    together: wanted.length > 1 && row?.together ? row.together : null,
  };
}
