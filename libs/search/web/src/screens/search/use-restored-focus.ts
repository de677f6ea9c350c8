import { useEffect, useRef, type RefObject } from 'react';

interface RestoredFocus<Part extends HTMLElement> {
  /** For the list with one button in each row. */
  list: RefObject<Part | null>;
  /** To be called when the button of a row is pressed that goes with it; without a place when all go. */
  leave: (place?: number) => void;
}

/**
 * Keeps the focus near a button that takes its own row away: on the button of the row that comes to stand in its place,
 * on the last one, or, where none is left, in the field.
 *
 * @param rows changes when the rows do
 */
export function useRestoredFocus<Part extends HTMLElement>(
  rows: unknown,
  field: RefObject<HTMLInputElement | null>,
): RestoredFocus<Part> {
  const list = useRef<Part>(null);
  const left = useRef<number>(undefined);
  useEffect(() => {
    const place = left.current;
    left.current = undefined;
    // Who has gone elsewhere meanwhile stays there.
    if (place === undefined || document.activeElement !== document.body) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(place, buttons.length - 1)] ?? field.current)?.focus();
  }, [field, rows]);
  return {
    list,
    leave: (place = 0) => {
      left.current = place;
    },
  };
}
