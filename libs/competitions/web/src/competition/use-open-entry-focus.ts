import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Marks what shows the open entry, and the link that opens one. */
export const openEntryProps = { 'data-open-entry': '', tabIndex: -1 } as const;
export const entryLinkProps = (entryId: string) => ({ 'data-entry': entryId });

/**
 * Moves the focus into an entry that is opened, and back to its link when it is closed. An entry begins at the top; the
 * list's scroll position is restored.
 */
export function useOpenEntryFocus(
  entryId: string | null,
  container: RefObject<HTMLElement | null>,
): void {
  const kind = useNavigationType();
  const before = useRef(entryId);
  useLayoutEffect(() => {
    if (before.current !== entryId && entryId !== null && kind !== 'POP') window.scrollTo(0, 0);
  }, [entryId, kind]);
  useEffect(() => {
    const closed = before.current;
    if (closed === entryId) return;
    before.current = entryId;
    const target =
      entryId === null ? `[data-entry="${CSS.escape(closed ?? '')}"]` : '[data-open-entry]';
    container.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
  }, [container, entryId]);
}
