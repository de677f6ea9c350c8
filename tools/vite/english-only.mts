import type { Plugin } from 'vite';

/** The texts that react-aria says to screen readers, a file for each language. */
const TEXTS =
  /[\\/]react-aria[\\/]dist[\\/]private[\\/]intl[\\/].+[\\/](?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/;

/**
 * Leaves out react-aria's texts in other languages than that of the app: they would be most of what is loaded for it,
 * and a page would speak two languages. react-aria skips a language without texts.
 */
export function englishOnly(): Plugin {
  return {
    name: 'upround:english-only',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (TEXTS.test(id) ? 'export default undefined;' : undefined),
  };
}
