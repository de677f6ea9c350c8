/** Characters around a match. */
const BEFORE = 40;
const AFTER = 120;

export interface Excerpt {
  before: string;
  match: string;
  after: string;
}

/** The words around the first match in a text; its beginning, where nothing matches letter by letter. */
export function excerptOf(text: string, words: string): Excerpt {
  const line = text.replace(/\s+/g, ' ');
  const at = line.toLowerCase().indexOf(words.toLowerCase());
  if (at === -1) return { before: line.slice(0, BEFORE + AFTER), match: '', after: '' };
  const from = at <= BEFORE ? 0 : at - BEFORE;
  const end = at + words.length;
  return {
    before: `${from > 0 ? '…' : ''}${line.slice(from, at)}`,
    match: line.slice(at, end),
    after: `${line.slice(end, end + AFTER)}${line.length > end + AFTER ? '…' : ''}`,
  };
}
