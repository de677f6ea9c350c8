import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

const CODE_DIGITS = 6;

/** How long a code is good for. */
export const CODE_MINUTES = 15;
/** How often a code may be tried before it is locked. */
export const CODE_TRIES = 5;

/** Six digits from the system's source of secrets. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
}

/**
 * The hash under which a code is stored. Six digits are soon guessed, so it is keyed: the database alone gives no code
 * away. The id binds it to one row, and thereby to one address and purpose.
 */
export function codeHash(id: string, code: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`${id}:${code}`).digest();
}

/** Compares in constant time; a hash of another length never matches. */
export function sameHash(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
