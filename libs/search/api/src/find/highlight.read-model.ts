import type { MarkedText } from '@upround/search/contract';
import { statement, type Database } from '@upround/shared/db';
import { placePiece } from './place-piece';

// Private-use characters, which are removed from the text first: they enclose each highlight.
const OPEN = '\uE000';
const CLOSE = '\uE001';
/** Replaces a slash between words while the database highlights them: it is not part of a word. */
const SLASH = '\uE002';
/** As `search_spaced` of the database finds them; addresses are left as they are. */
const SLASHES = /(?::\/\/|www\.)\S*|(?<=[\p{L}\p{M}\p{N}])\/(?=\p{L})/gu;
/** How much of a text is its beginning where no words are marked, in characters. */
const BEGINNING = 300;
/** How much of a text is looked through for the piece that matches best, in characters. */
const LOOKED_AT = 4000;
const TITLE = `StartSel="${OPEN}", StopSel="${CLOSE}", HighlightAll=true`;
const PIECE = `StartSel="${OPEN}", StopSel="${CLOSE}", MaxWords=36, MinWords=20, ShortWord=0`;

/** Title and text of a hit, to be marked. */
export interface Texts {
  title: string;
  text: string;
}
export interface MarkedTexts {
  title: MarkedText;
  excerpt: MarkedText;
}

const oneLine = (text: string) =>
  text
    .replace(/[\uE000-\uE002]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

const withoutSlashes = (text: string) =>
  text.replace(SLASHES, (found) => (found === '/' ? SLASH : found));

/**
 * Takes the signs out of a marked text and says where they stood.
 *
 * @param marked a text with signs around what matches
 */
export function marksOf(marked: string): MarkedText {
  let text = '';
  const marks: number[][] = [];
  for (const [index, piece] of marked.split(OPEN).entries()) {
    const [inside = '', ...rest] = piece.split(CLOSE);
    if (index > 0 && rest.length > 0 && inside !== '') {
      marks.push([text.length, text.length + inside.length]);
    }
    text += inside + rest.join('');
  }
  return { text, marks };
}

/** Lexemes of a query in the database's words, as `'one':*A & 'it''s'` has them. */
const LEXEME = /'((?:[^']|'')+)'/gu;
/** How much of a long text is shown before the first match. */
const BEFORE_MATCH = 200;

/** A word that begins with a lexeme: a stem is the beginning of its forms. */
const beginsWith = (lexeme: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${lexeme.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}`, 'u');

/** The part of a long text that is looked through: from a little before its first match on. */
function lookedAt(text: string, shows: string): string {
  if (text.length <= LOOKED_AT) return text;
  const lower = text.toLowerCase();
  const places = [...shows.matchAll(LEXEME)]
    .map(([, lexeme = '']) => lower.search(beginsWith(lexeme.replaceAll("''", "'"))))
    .filter((place) => place >= 0);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const from = first < LOOKED_AT / 2 ? 0 : text.indexOf(' ', first - BEFORE_MATCH) + 1;
  // Not through the middle of a letter of two units.
  return text.slice(from, from + LOOKED_AT).replace(/[\uD800-\uDBFF]$/, '');
}

type HeadlineValues = {
  titles: readonly string[];
  texts: readonly string[];
  query: string;
  whole: string;
  piece: string;
};

const headlines = statement<{ title: string; piece: string }, HeadlineValues>(
  'search.headlines',
  `select ts_headline('search_stem', given.title, :query::tsquery, :whole::text) as title,
     ts_headline('search_stem', given.text, :query::tsquery, :piece::text) as piece
   from unnest(:titles::text[], :texts::text[]) with ordinality as given (title, text, place)
   order by given.place`,
);

/** The beginning of a text, cut between words; the page decides how many lines it has room for. */
function beginningOf(text: string): string {
  if (text.length <= BEGINNING) return text;
  const cut = text.lastIndexOf(' ', BEGINNING);
  return `${text.slice(0, cut > 0 ? cut : BEGINNING).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/**
 * Finds for each hit the piece of its text that matches best, and marks the words in it and in the title. One
 * statement for a page; no markup is made anywhere.
 *
 * @param shows any of the words, as `compileQuery` answers it; null marks nothing, and the piece is the text's beginning
 */
export async function highlight(
  db: Database,
  shows: string | null,
  hits: readonly Texts[],
): Promise<MarkedTexts[]> {
  const titles = hits.map(({ title }) => oneLine(title));
  const wholes = hits.map(({ text }) => oneLine(text));
  if (shows === null) {
    return wholes.map((text, index) => ({
      title: { text: titles[index] ?? '', marks: [] },
      excerpt: { text: beginningOf(text), marks: [] },
    }));
  }
  const texts = wholes.map((text) => lookedAt(text, shows));
  const rows = await headlines.all(db, {
    titles: titles.map(withoutSlashes),
    texts: texts.map(withoutSlashes),
    query: shows,
    whole: TITLE,
    piece: PIECE,
  });
  return rows.map((row, index) => {
    const [title, text] = [titles[index] ?? '', wholes[index] ?? ''];
    const marked = marksOf(row.title.replaceAll(SLASH, '/'));
    return {
      // The parser drops text that looks like a tag of markup: then the title is returned unchanged.
      title: marked.text === title ? marked : { text: title, marks: [] },
      excerpt: placePiece(marksOf(row.piece.replaceAll(SLASH, '/')), text),
    };
  });
}
