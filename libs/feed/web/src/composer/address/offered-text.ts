import { composeTextLimit } from '@upround/shared/links';

/** What ends a line, as browsers and systems write it. */
const LINE_END = /\r\n?|[\u2028\u2029]/g;
/** Control characters other than a line's end, and what turns the direction of the text after it. */
const UNSEEN = /(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * The text that an address opens the composer with. Anyone can write such an address, so it's plain text of a bounded
 * length in which everything is seen.
 *
 * @param given the value of `?compose=`
 * @returns undefined where there's nothing to write, or too much
 */
export function offeredText(given: string | null): string | undefined {
  if (given === null || [...given].length > composeTextLimit) return undefined;
  const text = given.replace(LINE_END, '\n').replaceAll('\t', ' ').replace(UNSEEN, '').trim();
  return text === '' ? undefined : text;
}
