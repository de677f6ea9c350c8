import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

interface Panes {
  list: RefObject<HTMLElement | null>;
  pane: RefObject<HTMLElement | null>;
  isWide: boolean;
}

/** Whether the focus was moved by keyboard. */
const isByKeyboard = (list: HTMLElement | null) =>
  list?.contains(document.activeElement) === true &&
  document.activeElement?.matches(':focus-visible') === true;

const rowOf = (list: HTMLElement | null, record: string) =>
  list?.querySelector<HTMLElement>(`[data-record="${CSS.escape(record)}"]`);

/**
 * Moves the focus into a record that is opened by keyboard or replaces the list, and back to its row when it's closed. A
 * record that replaces the list begins at its top.
 */
export function useRecordFocus(record: string | null, { list, pane, isWide }: Panes): void {
  const kind = useNavigationType();
  const before = useRef(record);

  useLayoutEffect(() => {
    if (before.current === record || kind === 'POP') return;
    if (!isWide && record !== null) window.scrollTo(0, 0);
  }, [isWide, kind, record]);

  useEffect(() => {
    const closed = before.current;
    if (closed === record) return;
    before.current = record;
    if (record !== null) {
      // Moving on through the list replaces the open record and keeps the focus in the list.
      const isMovingOn = kind === 'REPLACE' && closed !== null;
      if (!isWide || (isByKeyboard(list.current) && !isMovingOn)) {
        pane.current
          ?.querySelector<HTMLElement>('[data-pane-focus]')
          ?.focus({ preventScroll: true });
      }
      return;
    }
    const { activeElement } = document;
    const isLost = activeElement === document.body || pane.current?.contains(activeElement);
    if (closed === null || !isLost) return;
    rowOf(list.current, closed)?.focus({ preventScroll: true });
  }, [isWide, kind, list, pane, record]);
}
