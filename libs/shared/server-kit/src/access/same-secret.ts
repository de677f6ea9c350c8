import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Compares a request's value with a secret in constant time.
 *
 * @param given value of the request; only a string can be the secret
 */
export function sameSecret(given: unknown, secret: string): boolean {
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(secret));
}
