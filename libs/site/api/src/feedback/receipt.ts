import { randomInt } from 'node:crypto';

/** Digits and capitals that cannot be mistaken for one another when read out. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A receipt as people write it down: two groups of four, 30^8 of them. */
export function newReceipt(): string {
  const letters = Array.from({ length: 8 }, () => LETTERS.charAt(randomInt(LETTERS.length)));
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
