/** A long address gives no more than that. */
const LENGTH = 60;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/**
 * What an address that leads nowhere may have been about, as words for the search.
 *
 * @param path `/post/reading-water-meters-8f3k`
 */
export function wordsOfAddress(path: string): string {
  const last =
    decoded(path)
      .split('/')
      .findLast((part) => /\p{L}/u.test(part)) ?? '';
  const words = last.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => /^[\p{L}\p{M}]+$/u.test(word));
  return words.join(' ').slice(0, LENGTH).trim();
}
