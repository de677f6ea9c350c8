import { parseQuery, type WordPart } from '@upround/search/contract';
import type { Database } from '@upround/shared/db';
import { folded } from '../find/score';
import { distance } from './distance';
import { countedWords, knownWords, wordsLike, type KnownWord } from './words.store';

/** Words of a query that are looked up, at most. */
const MOST = 8;
/** With more unknown words than this a query is rather in another language than misspelt, and each costs a search. */
const MOST_UNKNOWN = 3;

const slipsIn = (length: number) => (length <= 4 ? 1 : length <= 8 ? 2 : 3);

/** The word that was probably meant: with fewest slips, and of those the one that most people wrote. */
function closest(word: string, known: readonly KnownWord[]): string | undefined {
  const allowed = slipsIn([...word].length);
  return known
    .map((one) => ({ ...one, slips: distance(word, one.word) }))
    .filter(({ slips }) => slips > 0 && slips <= allowed)
    .sort((a, b) => a.slips - b.slips || b.authors - a.authors || (a.word < b.word ? -1 : 1))[0]
    ?.word;
}

const isWord = (part: { kind: string }): part is WordPart => part.kind === 'word';

/**
 * The query as it was probably meant, of words that at least so many authors wrote; null where every word is known, or
 * none is like it.
 */
export type Corrected = (fewest: number) => string | null;

/**
 * Looks for words that someone wrote in the place of those that no one wrote, once for all that is asked afterwards. A
 * word of one author may be of a record that the viewer must not see: it is shown to no one who does not find something
 * by it (T21).
 *
 * @param text the query as typed
 */
export async function correctionOf(db: Database, text: string): Promise<Corrected> {
  const words = parseQuery(text)
    .filter(isWord)
    .filter((part) => !part.negated && part.problem === undefined)
    .map((part) => ({ ...part, word: folded(part.text), prefix: part.end === text.length }))
    .filter(({ word }) => /^[\p{L}\p{M}]{3,40}$/u.test(word))
    .slice(0, MOST);
  if (words.length === 0) return () => null;
  await countedWords(db);
  const known = await knownWords(db, words);
  const unknown = words.filter((one) => !known.has(one.word)).reverse();
  if (unknown.length === 0 || unknown.length > MOST_UNKNOWN) return () => null;
  const like = await wordsLike(
    db,
    unknown.map(({ word }) => word),
  );
  return (fewest) => {
    let corrected = text;
    for (const { word, start, end } of unknown) {
      const written = like.filter((one) => one.asked === word && one.authors >= fewest);
      const meant = closest(word, written);
      if (meant !== undefined) corrected = corrected.slice(0, start) + meant + corrected.slice(end);
    }
    return corrected === text ? null : corrected;
  };
}
