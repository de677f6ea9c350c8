/** A source of numbers that is the same for the same seed, on every machine. */
export interface SeededRandom {
  /** The next number, at least 0 and below 1. */
  next(): number;
  /** The next number between `from` and `to`. */
  between(from: number, to: number): number;
  /** The next whole number from `from` up to and including `to`. */
  int(from: number, to: number): number;
  /** One of `items`, which must not be empty. */
  pick<Item>(items: readonly Item[]): Item;
  /** The same items in another order. */
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** FNV-1a, 32 bits. */
function hash(seed: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    value = Math.imul(value ^ seed.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/**
 * Makes a source of numbers for demo data (mulberry32; not for secrets).
 *
 * @param seed any text or number; equal seeds give equal numbers
 * @returns the source
 */
export function seededRandom(seed: string | number): SeededRandom {
  let state = hash(String(seed));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    between: (from, to) => from + next() * (to - from),
    pick: (items) => {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new RangeError('Nothing to pick from.');
      return item;
    },
    shuffle: (items) => {
      const rest = [...items];
      return items.map(() => rest.splice(int(0, rest.length - 1), 1)[0] as (typeof items)[number]);
    },
  };
}
