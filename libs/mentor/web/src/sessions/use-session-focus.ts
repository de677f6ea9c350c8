import { useEffect, useRef, type RefObject } from 'react';

/** Whether the focus was moved by keyboard. */
const isByKeyboard = () => document.activeElement?.matches('[data-session]:focus-visible') === true;

/**
 * Moves the focus into a session that is opened by keyboard or replaces the list, and back to its row when it's closed.
 */
export function useSessionFocus(
  session: string | null,
  panes: RefObject<HTMLElement | null>,
  isPhone: boolean,
): void {
  const before = useRef(session);
  useEffect(() => {
    const closed = before.current;
    if (closed === session) return;
    before.current = session;
    const find = (selector: string) => panes.current?.querySelector<HTMLElement>(selector);
    if (session !== null) {
      if (isPhone || isByKeyboard()) find('[data-pane-focus]')?.focus({ preventScroll: true });
      return;
    }
    if (closed === null || document.activeElement !== document.body) return;
    find(`[data-session="${CSS.escape(closed)}"]`)?.focus({ preventScroll: true });
  }, [isPhone, panes, session]);
}
