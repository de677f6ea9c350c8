const firstOf = (word: string) => word.match(/\p{L}\p{M}*|\p{N}/u)?.[0] ?? '';

/** A number that a name begins with, as in `500 Global`. */
const NUMBER = /^\s*(\d{2,3})/;

/**
 * The first letters of the first and the last word of a name, without what is in brackets: `Tideline Fund (demo)` gives `TF`.
 * A name that begins with a number is known by it: `500 Global` gives `500`.
 */
export function funderLetters(name: string): string {
  const bare = name.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ');
  const number = NUMBER.exec(bare)?.[1];
  if (number !== undefined) return number;
  const letters = bare.split(/\s+/).map(firstOf).filter(Boolean);
  const last = letters.length > 1 ? (letters.at(-1) ?? '') : '';
  return ((letters[0] ?? '') + last).toLocaleUpperCase() || '?';
}
