import { isWordPrefix } from '@upround/shared/domain';
import type { Database, Trx } from './database';
import { statement } from './statement';

/** The most words that count. What comes after them is left out, as in search. */
const MOST_WORDS = 12;

/** Compiles the parts of a query to the form of the database; parts without a word give a query that nothing meets. */
const compiled = statement<{ words: string }, { parts: string }>(
  'db.search-words',
  `select coalesce(search_query(:parts::jsonb, false)::text, '') as words`,
);

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Counts the lexemes that PostgreSQL's parser makes of one token between spaces, such as `front-end/back-end`. */
const wordsIn = (text: string) => Math.max(1, text.match(WORD)?.length ?? 0);

/** The first of some words, each of them once. */
function firstOf(words: readonly string[]): string[] {
  let count = 0;
  return [...new Set(words)].filter((word) => (count += wordsIn(word)) <= MOST_WORDS);
}

/**
 * Compiles the words of a query, so that a statement neither does it for each row nor is planned without them. Each
 * word must be there; the last may go on.
 *
 * @param query as typed
 * @param spell how the words are spelled in the table, as with cities that have a new name
 * @returns a `tsquery` as text; null where nothing is looked for
 */
export async function compileWords(
  db: Database | Trx,
  query: string | undefined,
  spell: (word: string) => string = (word) => word,
): Promise<string | null> {
  const words = (query ?? '').split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return null;
  const parts = firstOf(words).map((text) => ({
    text: spell(text),
    phrase: false,
    negated: false,
    prefix: text === words.at(-1) && isWordPrefix(text),
  }));
  return (await compiled.first(db, { parts: JSON.stringify(parts) }))?.words ?? '';
}
