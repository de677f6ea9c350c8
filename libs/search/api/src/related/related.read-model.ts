import { statement, unpreparedStatement, type Database } from '@upround/shared/db';
import type { SearchKind } from '@upround/shared/domain';

/** What a record is about: so many of its words, the rarest of those that others wrote too. */
const WORDS = 12;
/** How many of the records that share a word are weighed against each other. */
const CANDIDATES = 300;
/** A shared tag tells as much as so much of the words' rank. */
const TAG_WEIGHT = 0.5;

const about = statement<{ words: string | null; tags: string[] }, { id: string; kind: SearchKind }>(
  'search.about',
  `select d.tags, nullif(concat_ws('|',
     (select string_agg('''' || w.word || '''', '|') from (
       select w.word from unnest(d.document) own
       join search_words w on w.kind = 'WORD' and w.word = own.lexeme
       where own.weights && '{A,B}' and w.authors >= 2 and char_length(w.word) > 3
       order by w.authors, w.word limit ${WORDS}
     ) w),
     (select string_agg('''TAG=' || tag || '''', '|') from unnest(d.tags) tag
       where position('''' in tag) = 0 and position('\\' in tag) = 0)), '') as words
   from search_documents d where d.id = :id::uuid and d.kind = :kind`,
);

type RelatedValues = {
  kind: SearchKind;
  id: string;
  words: string;
  tags: readonly string[];
  limit: number;
};

const related = unpreparedStatement<{ id: string }, RelatedValues>(
  'search.related',
  `select d.id from (
     select * from search_documents where kind = :kind and id <> :id::uuid
       and document @@ :words::tsquery
     order by at desc, search_documents.id desc limit ${CANDIDATES}
   ) d
   order by ts_rank(d.document, :words::tsquery, 1)
     + ${TAG_WEIGHT}::float8 * cardinality(array(select unnest(d.tags) intersect select unnest(:tags::text[])))
     desc, d.id desc
   limit :limit`,
);

/**
 * Ids of records that are about the same as another, the nearest first: they share its tags and its rarest words.
 * The other one itself is left out.
 */
export async function relatedIds(
  db: Database,
  kind: SearchKind,
  id: string,
  limit: number,
): Promise<string[]> {
  const source = await about.first(db, { id, kind });
  if (source === undefined || source.words === null) return [];
  const { words, tags } = source;
  return (await related.all(db, { kind, id, words, tags, limit })).map((row) => row.id);
}
