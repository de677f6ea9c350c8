/** Where a reader is in a text: how far, and in which of its parts. */
export interface ReadingPlace {
  /** From 0 at its beginning to 1 once its end is in sight. */
  share: number;
  /** The anchor of the part whose heading was passed last; empty before the first. */
  part: string;
}

interface Measured {
  /** Of the text within the window, in px. */
  top: number;
  height: number;
  /** Of the window. */
  window: number;
  /** The headings in their order, with their place within the window. */
  headings: readonly { anchor: string; top: number }[];
}

/** A heading counts as passed once it is this near to the top of the window, in px. */
const PASSED = 120;

/**
 * Works out the place from what was measured. A text that is shorter than the window is read as soon as it is there.
 */
export function placeOf({ top, height, window, headings }: Measured): ReadingPlace {
  const way = height - window;
  const share =
    way <= 0
      ? height > 0 && top + height <= window
        ? 1
        : 0
      : Math.min(1, Math.max(0, -top / way));
  const passed = headings.filter((heading) => heading.top <= PASSED).at(-1);
  // The last parts may be too short to reach the top: at the end it is the last one.
  const current = share === 1 ? headings.at(-1) : passed;
  const part = current?.anchor ?? '';
  return { share, part };
}

/** Whole minutes that are left, so that the last one is none. */
export const minutesLeft = (minutes: number, share: number): number =>
  Math.floor(minutes * (1 - share) + 0.5);
