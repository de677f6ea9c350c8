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

/**
 * Moves the focus into a mentor who is opened by keyboard or replaces the list, and back to their card when they are
 * closed. A mentor who replaces the list begins at the top; the list's scroll position is restored.
 */
export function useOpenMentorFocus(mentor: string | null, { list, pane, isWide }: Panes): void {
  const kind = useNavigationType();
  const before = useRef(mentor);

  useLayoutEffect(() => {
    if (before.current === mentor || kind === 'POP') return;
    if (!isWide && mentor !== null) window.scrollTo(0, 0);
  }, [isWide, kind, mentor]);

  useEffect(() => {
    const closed = before.current;
    if (closed === mentor) return;
    before.current = mentor;
    if (mentor !== null) {
      // Moving on through the list replaces the open mentor and keeps the focus in the list.
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
    list.current
      ?.querySelector<HTMLElement>(`[data-mentor="${CSS.escape(closed)}"]`)
      ?.focus({ preventScroll: true });
  }, [isWide, kind, list, mentor, pane]);
}
