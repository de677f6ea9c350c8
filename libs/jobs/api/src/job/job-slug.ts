import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** Of the random ending: 2.8 × 10¹² words. */
const ENDING = 8;
/** Longest part made from words; with the ending it stays within the 64 of an id. */
const WORDS_MAX = 48;

/**
 * The address of a new job: the words of its title and company in a-z and 0-9, then a random word, so that equal jobs
 * differ.
 */
export function jobSlug(title: string, company: string): string {
  const words = `${title} ${company}`
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > WORDS_MAX) break;
    slug = longer;
  }
  const ending = Array.from({ length: ENDING }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${slug || 'job'}-${ending}`;
}
