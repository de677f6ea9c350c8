import { statement, unpreparedStatement, type Database, type Trx } from '@upround/shared/db';
import { searchKinds } from '@upround/shared/domain';
import { sql } from 'kysely';

/** How many of the newest records of each kind are counted, and how many words are stored. */
const NEWEST = 10_000;
const MOST_WORDS = 50_000;

/**
 * Counts again by how many people each word, and each tag of posts, was written lately. Words of one person correct
 * what others type where they find something by them; they are suggested to no one.
 */
export async function refreshWords(trx: Trx): Promise<void> {
  await sql`
    with newest as (
      select d.* from unnest(${[...searchKinds]}::text[]) kinds (kind)
      cross join lateral (
        select id, kind, author_id, tags, document from search_documents of_kind
        where of_kind.kind = kinds.kind order by at desc, id desc limit ${NEWEST}
      ) d
    ), fresh as materialized (
      (select 'WORD' as kind, w.lexeme as word, count(distinct coalesce(d.author_id, d.id))::int as authors
        from newest d cross join lateral unnest(d.document) w
        where w.weights && '{A,B}' and char_length(w.lexeme) between 3 and 40
          and w.lexeme !~ '[0-9[:punct:]]'
        group by w.lexeme order by authors desc limit ${MOST_WORDS})
      union all
      (select 'TAG', tag, count(distinct coalesce(d.author_id, d.id))::int as authors
        from newest d cross join lateral unnest(d.tags) tag
        where d.kind = 'POST'
        group by tag order by authors desc limit ${MOST_WORDS})
    ), gone as (
      delete from search_words w
      where not exists (select 1 from fresh f where f.kind = w.kind and f.word = w.word)
    )
    insert into search_words (kind, word, authors) select kind, word, authors from fresh
    on conflict (kind, word) do update set authors = excluded.authors
    where search_words.authors <> excluded.authors`.execute(trx);
}

const TIMEOUT_MS = 1_000;

const anyWord = statement<{ word: string }>(
  'search.any-word',
  'select word from search_words limit 1',
);

/** Counts the words during the first request where they were never counted. Other requests go on without words. */
export async function countedWords(db: Database): Promise<void> {
  if ((await anyWord.first(db, {})) !== undefined) return;
  try {
    await db.transaction().execute(async (trx) => {
      const lock = await sql<{ taken: boolean }>`
        select pg_try_advisory_xact_lock(hashtext('search.words')) as taken,
          set_config('statement_timeout', ${String(TIMEOUT_MS)}, true)`.execute(trx);
      if (lock.rows[0]?.taken === true) await refreshWords(trx);
    });
  } catch {
    // Words only help: what was asked for is answered without them until the task has counted.
  }
}

/** A word, and how many people wrote it. */
export interface KnownWord {
  word: string;
  authors: number;
}

/** A word that may have been meant by another. */
export interface LikeWord extends KnownWord {
  asked: string;
}

/** Above every letter, so that a prefix with it is above every word that begins with the prefix. */
const HIGHEST = 'chr(1114111)';

/** Of a short word a slip leaves no three letters alike: those that begin as it does are compared one by one. */
const likeWords = unpreparedStatement<LikeWord, { words: readonly string[] }>(
  'search.words-like',
  `select asked.word as asked, found.word, found.authors
   from unnest(:words::text[]) asked (word) cross join lateral (
     (select word, authors from search_words w
       where w.kind = 'WORD' and w.word % asked.word
       order by similarity(w.word, asked.word) desc, w.authors desc limit 60)
     union
     (select word, authors from search_words w
       where char_length(asked.word) <= 6 and w.kind = 'WORD'
         and w.word >= left(asked.word, 1) and w.word < left(asked.word, 1) || ${HIGHEST}
         and char_length(w.word) between char_length(asked.word) - 1 and char_length(asked.word) + 1
       order by w.authors desc limit 500)) found`,
);

/** Corrections for words that no one wrote: one statement, with a limited number for each word. */
export const wordsLike = (db: Database, words: readonly string[]): Promise<LikeWord[]> =>
  likeWords.all(db, { words });

const writtenWords = unpreparedStatement<
  { word: string },
  { words: readonly string[]; prefixes: readonly boolean[] }
>(
  'search.known-words',
  `select asked.word from unnest(:words::text[], :prefixes::boolean[]) asked (word, prefix)
   where exists (select 1 from search_words w where w.kind = 'WORD' and w.word = asked.word)
     or (asked.prefix and exists (
       select 1 from search_words w where w.kind = 'WORD' and w.word >= asked.word
         and w.word < asked.word || ${HIGHEST}))`,
);

/** Which of these words are in use, or are the beginning of a word in use. */
export async function knownWords(
  db: Database,
  words: readonly { word: string; prefix: boolean }[],
): Promise<Set<string>> {
  const rows = await writtenWords.all(db, {
    words: words.map(({ word }) => word),
    prefixes: words.map(({ prefix }) => prefix),
  });
  return new Set(rows.map(({ word }) => word));
}

type CompletionValues = {
  kind: 'WORD' | 'TAG';
  prefix: string;
  fewest: number;
  other: string;
  limit: number;
};

const completed = unpreparedStatement<KnownWord, CompletionValues>(
  'search.completions',
  `select word, authors from search_words
   where kind = :kind and word >= :prefix::text and word < :prefix::text || ${HIGHEST}
     and authors >= :fewest::int and word <> :other
   order by authors desc, word limit :limit`,
);

/** Words or tags that go on from a beginning, those of most people first. */
export function completions(
  db: Database,
  kind: 'WORD' | 'TAG',
  prefix: string,
  limit: number,
): Promise<KnownWord[]> {
  // Tags are meant to be found; a word that only one person wrote is never suggested.
  const [fewest, other] = kind === 'TAG' ? [1, ''] : [2, prefix];
  return completed.all(db, { kind, prefix, fewest, other, limit });
}
