import { Parser } from 'htmlparser2';

/** The contents of these elements are not text for readers. */
const SKIPPED = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'noscript',
  'title',
  'head',
  'textarea',
  'select',
  'button',
  'math',
  'video',
  'audio',
]);
/** Inline elements; a word ends at any other element. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'cite',
  'code',
  'em',
  'font',
  'i',
  'ins',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'wbr',
]);
/** More of a piece of HTML is not looked at. */
const LONGEST_HTML = 100_000;

/** The text of HTML, with spaces where blocks end. Entities are read once. */
function textOfHtml(html: string): string {
  const pieces: string[] = [];
  let skipping = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (SKIPPED.has(name)) skipping += 1;
      else if (!INLINE.has(name)) pieces.push(' ');
    },
    ontext(text) {
      if (skipping === 0) pieces.push(text);
    },
    onclosetag(name) {
      if (SKIPPED.has(name)) skipping -= 1;
      else if (!INLINE.has(name)) pieces.push(' ');
    },
  });
  parser.end(html.slice(0, LONGEST_HTML));
  return pieces.join('');
}

// Controls, and the marks that turn the direction of the text around them: neither belongs into a line of ours.
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** One line of text: nothing unseen, no broken characters, single spaces. */
export function oneLine(text: string): string {
  return text.replace(UNSEEN, '').replace(LONE_SURROGATE, '').replace(/\s+/gu, ' ').trim();
}

/** The text of a piece of HTML in one line; of anything that is no HTML, itself. */
export function plainText(html: string): string {
  return oneLine(/[<&]/.test(html) ? textOfHtml(html) : html);
}

const FIRST_APPEARED = /\s*The post .{1,300} (?:appeared first|first appeared) on .{1,120}\.$/u;

/** A text without the sentence that WordPress adds at the end of each item. */
export function withoutFirstAppeared(text: string): string {
  const shorter = text.replace(FIRST_APPEARED, '');
  return shorter === '' ? text : shorter;
}

/**
 * Shortens a text at a word.
 *
 * @param max the most characters, the dots that say so included
 */
export function shortened(text: string, max: number): string {
  const letters = [...text];
  if (letters.length <= max) return text;
  const cut = letters.slice(0, max - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:–-]+$/u, '')}…`;
}

const WORDS_A_MINUTE = 230;

/** Words of a text; scripts without spaces count by their letters. */
function countWords(text: string): number {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu) ?? [];
  return words.reduce((sum, word) => sum + Math.max(1, Math.round(word.length / 12)), 0);
}

/** How long a text takes to read, in whole minutes. */
export function minutesToRead(text: string): number {
  return Math.max(1, Math.round(countWords(text) / WORDS_A_MINUTE));
}
