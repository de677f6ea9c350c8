import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** Longest part made from the text; with the suffix it stays within the 64 of an id. */
const WORDS_MAX = 48;

/**
 * A short random word of letters and digits.
 *
 * @param length characters; eight give 2.8 × 10¹² words
 */
export function randomWord(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** The first words of a text in a-z, 0-9 and `-`, without web addresses; empty where nothing of it can be written so. */
function wordsOf(text: string): string {
  const words = text
    .slice(0, 400)
    .replace(/\bhttps?:\/\/\S+/gi, ' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words.slice(0, 8)) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > WORDS_MAX) break;
    slug = longer;
  }
  return slug;
}

/**
 * The address of a new record: the first words of its text, then a random word, so that equal texts differ.
 *
 * @param text its text or title
 * @param fallback what the address begins with where the text has no Latin letters, such as `post`
 */
export function slugOf(text: string, fallback: string): string {
  return `${wordsOf(text) || fallback}-${randomWord(8)}`;
}
