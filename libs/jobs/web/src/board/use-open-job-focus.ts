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

const cardOf = (list: HTMLElement | null, job: string | null) =>
  job === null ? null : list?.querySelector<HTMLElement>(`[data-job="${CSS.escape(job)}"]`);

/**
 * Moves the focus into a job that is opened by keyboard or replaces the list, and back to its card when it is closed. A
 * job that replaces the list begins at its top; the list's scroll position is restored.
 */
export function useOpenJobFocus(openJob: string | null, { list, pane, isWide }: Panes): void {
  const kind = useNavigationType();
  const before = useRef(openJob);

  useLayoutEffect(() => {
    const closed = before.current;
    if (closed === openJob || kind === 'POP') return;
    if (!isWide && openJob !== null) window.scrollTo(0, 0);
  }, [isWide, kind, openJob]);

  useEffect(() => {
    const closed = before.current;
    if (closed === openJob) return;
    before.current = openJob;
    if (openJob !== null) {
      // Moving on through the list replaces the open job and keeps the focus in the list.
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
    cardOf(list.current, closed)?.focus({ preventScroll: true });
  }, [isWide, kind, list, openJob, pane]);
}
