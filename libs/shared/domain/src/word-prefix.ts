/** The shortest prefix that is searched as a prefix; a shorter one has to be a whole word. */
const SHORTEST_PREFIX = 2;

/**
 * Whether a word of a query that is still being typed is searched as the beginning of words, too. Vowel signs and
 * viramas count like letters, so that `की` is long enough; other signs do not: `C++` is one letter.
 *
 * @param word as typed
 */
export function isWordPrefix(word: string): boolean {
  return (word.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0) >= SHORTEST_PREFIX;
}
