import type { Database } from '@upround/shared/db';
import type { SearchKind } from '@upround/shared/domain';
import { sql } from 'kysely';

/** What a record is about: so many of its words, the rarest of those that others wrote too. */
const WORDS = 12;
/** How many of the records that share a word are weighed against each other. */
const CANDIDATES = 300;
/** A shared tag tells as much as so much of the words' rank. */
const TAG_WEIGHT = 0.5;

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
  const { rows: about } = await sql<{ words: string | null; tags: string[] }>`
    select d.tags, nullif(concat_ws('|',
      (select string_agg('''' || w.word || '''', '|') from (
        select w.word from unnest(d.document) own
        join search_words w on w.kind = 'WORD' and w.word = own.lexeme
        where own.weights && '{A,B}' and w.authors >= 2 and char_length(w.word) > 3
        order by w.authors, w.word limit ${WORDS}
      ) w),
      (select string_agg('''TAG=' || tag || '''', '|') from unnest(d.tags) tag
        where position('''' in tag) = 0 and position('\\' in tag) = 0)), '') as words
    from search_documents d where d.id = ${id}::uuid and d.kind = ${kind}`.execute(db);
  const [source] = about;
  if (source === undefined || source.words === null) return [];
  const { rows } = await sql<{ id: string }>`
    select d.id from (
      select * from search_documents where kind = ${kind} and id <> ${id}::uuid
        and document @@ ${source.words}::tsquery
      order by at desc, search_documents.id desc limit ${CANDIDATES}
    ) d
    order by ts_rank(d.document, ${source.words}::tsquery, 1)
      + ${TAG_WEIGHT}::float8 * cardinality(array(select unnest(d.tags) intersect select unnest(${source.tags}::text[])))
      desc, d.id desc
    limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}
