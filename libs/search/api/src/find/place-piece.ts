import type { MarkedText } from '@upround/search/contract';

/** The most characters before the first mark: three lines of a phone show about so many. */
const BEFORE_MARK = 90;
/** How far a piece is widened where no sentence begins close by, in characters. */
const FEW_WORDS = 40;
/** Where a sentence ends within a text, with the space behind it. */
const SENTENCE_END = /[.!?…]["”’)]?\s+/gu;
const ENDS_SENTENCE = /[.!?…]["”’)]?$/u;

const shifted = ({ text, marks }: MarkedText, by: number): MarkedText => ({
  text,
  marks: marks.map((range) => range.map((place) => place + by)),
});

/** Where the piece can begin instead: at its sentence if that is close, or else a few words earlier. */
function startOf(piece: MarkedText, whole: string, at: number): number {
  const room = Math.max(0, BEFORE_MARK - (piece.marks[0]?.[0] ?? 0));
  const from = Math.max(0, at - room);
  const before = whole.slice(from, at);
  const sentence = [...before.matchAll(SENTENCE_END)].at(-1);
  if (sentence) return from + sentence.index + sentence[0].length;
  if (from === 0) return 0;
  const space = whole.indexOf(' ', at - Math.min(room, FEW_WORDS));
  return space >= 0 && space < at ? space + 1 : at;
}

/**
 * A piece of a text as people read it: from the beginning of its sentence where that is close, with dots only where a
 * sentence was cut.
 *
 * @param piece what the database cut out of the text
 * @param whole the text
 */
export function placePiece(piece: MarkedText, whole: string): MarkedText {
  const at = piece.text === '' ? -1 : whole.indexOf(piece.text);
  // The parser drops text that looks like a tag of markup.
  if (at < 0) return piece;
  const start = startOf(piece, whole, at);
  const added = whole.slice(start, at);
  const isBegun = start === 0 || ENDS_SENTENCE.test(whole.slice(0, start).trimEnd());
  const dots = isBegun ? '' : '… ';
  const isWhole = at + piece.text.length >= whole.length || ENDS_SENTENCE.test(piece.text);
  return shifted(
    { text: `${dots}${added}${piece.text}${isWhole ? '' : '…'}`, marks: piece.marks },
    dots.length + added.length,
  );
}
