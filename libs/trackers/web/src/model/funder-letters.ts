const firstOf = (word: string) => word.match(/\p{L}\p{M}*|\p{N}/u)?.[0] ?? '';

/** The first letters of the first and the last word of a name, without what is in brackets: `Tideline Fund (demo)` gives `TF`. */
export function funderLetters(name: string): string {
  const bare = name.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ');
  const letters = bare.split(/\s+/).map(firstOf).filter(Boolean);
  const last = letters.length > 1 ? (letters.at(-1) ?? '') : '';
  return ((letters[0] ?? '') + last).toLocaleUpperCase() || '?';
}
