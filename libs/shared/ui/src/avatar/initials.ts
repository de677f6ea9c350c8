/** First letters of the first and the last word: `Asha Rao` → `AR`, `Cher` → `C`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = firstLetter(words[0]);
  const last = words.length > 1 ? firstLetter(words.at(-1)) : '';
  return (first + last).toLocaleUpperCase() || '?';
}

function firstLetter(word = ''): string {
  const [letter = ''] = word.match(/\p{L}\p{M}*|\p{N}/u) ?? [];
  return letter;
}

/** Hues that are distinguishable at one lightness. */
const HUES = [20, 48, 78, 110, 145, 172, 200, 228, 256, 284, 312, 345] as const;

/** Quiet forms laid under the initials, in a 40 px square. */
const MARKS = [
  'M0 40V0A40 40 0 0 1 40 40Z',
  'M0 24 40 12V40H0Z',
  'M20 0A20 20 0 0 1 20 40Z',
  'M40 40H4L40 4Z',
  'M0 40V28A20 20 0 0 1 40 28V40Z',
  'M0 40V27H40V40Z',
  'M40 0V40A24 24 0 0 1 16 16 24 24 0 0 1 20 0Z',
] as const;

const TURNS = [0, 90, 180, 270] as const;

export interface AvatarDrawing {
  /** Degrees on the OKLCH wheel. */
  hue: number;
  /** Path in a 40 px square. */
  mark: string;
  turn: number;
  /** A whole number, by which other drawings of the same seed are chosen. */
  hash: number;
}

/** Chooses one of 336 drawings by the seed; the same seed always gives the same one. */
export function drawingFor(seed: string): AvatarDrawing {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d) >>> 0;
  return {
    hue: HUES[hash % HUES.length] ?? HUES[0],
    mark: MARKS[(hash >>> 8) % MARKS.length] ?? MARKS[0],
    turn: TURNS[(hash >>> 16) % TURNS.length] ?? TURNS[0],
    hash,
  };
}
