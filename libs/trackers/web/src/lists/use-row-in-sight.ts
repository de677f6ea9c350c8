import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls the list, never the page, to the row of a record that is opened: by as little as a row that is partly in sight
 * needs, and to the middle for one that is out of sight.
 *
 * @param record the one that is open
 * @param rowOf where its row is within what scrolls, in px; undefined while it isn't in the list
 */
export function useRowInSight(
  record: string | null,
  scroller: RefObject<HTMLElement | null>,
  rowOf: (box: HTMLElement) => { top: number; height: number; head: number } | undefined,
): void {
  const shown = useRef<string>(null);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (record === shown.current || box === null || box.clientHeight === 0) return;
    const row = record === null ? undefined : rowOf(box);
    if (row === undefined) {
      // Once the reader has scrolled, a row that a later page loads isn't scrolled to.
      if (box.scrollTop > 0) shown.current = record;
      return;
    }
    shown.current = record;
    const room = box.clientHeight - row.head;
    const before = row.top - box.scrollTop;
    const after = before + row.height - room;
    if (before >= 0 && after <= 0) return;
    if (before > -row.height && before < 0) box.scrollTop = row.top;
    else if (after > 0 && after < row.height) box.scrollTop += after;
    else box.scrollTop = Math.max(0, row.top - (room - row.height) / 2);
  });
}
