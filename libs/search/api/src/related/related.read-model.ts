import { statement, unpreparedStatement, type Database } from '@upround/shared/db';
import type { SearchKind } from '@upround/shared/domain';

/** What a record is about: so many of its words, the rarest of those that others wrote too. */
const WORDS = 24;
/** How many of the records that share a word are weighed against each other. */
const CANDIDATES = 300;
/** Records that share no tag are about the same from so many shared words on: fewer are often chance. */
const SHARED_WORDS = 3;
/** The same for a short record, which has no more such words. */
const SHARED_OF_FEW = 2;
/** A shared tag tells as much as so much of the words' rank. */
const TAG_WEIGHT = 0.5;

const about = statement<
  { words: string[]; query: string | null; tags: string[] },
  { id: string; kind: SearchKind }
>(
  'search.about',
  `select d.tags, rare.words, nullif(concat_ws('|',
     (select string_agg('''' || word || '''', '|') from unnest(rare.words) word),
     (select string_agg('''TAG=' || tag || '''', '|') from unnest(d.tags) tag
       where position('''' in tag) = 0 and position('\\' in tag) = 0)), '') as query
   from search_documents d, lateral (select array(
     select w.word from unnest(d.document) own
     join search_words w on w.kind = 'WORD' and w.word = own.lexeme
     where own.weights && '{A,B}' and w.authors >= 2 and char_length(w.word) > 3
       and to_tsvector('search_stem', w.word) <> ''::tsvector
     order by w.authors, w.word limit ${WORDS}
   ) as words) rare
   where d.id = :id::uuid and d.kind = :kind`,
);

type RelatedValues = {
  kind: SearchKind;
  id: string;
  query: string;
  words: readonly string[];
  tags: readonly string[];
  fewest: number;
  limit: number;
};

const related = unpreparedStatement<{ id: string }, RelatedValues>(
  'search.related',
  `select d.id from (
     select * from search_documents where kind = :kind and id <> :id::uuid
       and document @@ :query::tsquery
     order by at desc, search_documents.id desc limit ${CANDIDATES}
   ) d
   where d.tags && :tags::text[] or cardinality(array(
     select shared.lexeme from unnest(d.document) shared where shared.lexeme = any(:words::text[])
   )) >= :fewest::int
   order by ts_rank(d.document, :query::tsquery, 1)
     + ${TAG_WEIGHT}::float8 * cardinality(array(select unnest(d.tags) intersect select unnest(:tags::text[])))
     desc, d.id desc
   limit :limit`,
);

/**
 * Ids of records that are about the same as another, the nearest first: they share a tag or several of its rarest
 * words. The other one itself is left out.
 */
export async function relatedIds(
  db: Database,
  kind: SearchKind,
  id: string,
  limit: number,
): Promise<string[]> {
  const source = await about.first(db, { id, kind });
  if (source === undefined || source.query === null) return [];
  const { query, words, tags } = source;
  const fewest = words.length < SHARED_WORDS ? SHARED_OF_FEW : SHARED_WORDS;
  const rows = await related.all(db, { kind, id, query, words, tags, fewest, limit });
  return rows.map((row) => row.id);
}
