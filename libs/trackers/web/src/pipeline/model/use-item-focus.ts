import { useEffect, useRef, type RefObject } from 'react';

interface Panes {
  list: RefObject<HTMLElement | null>;
  pane: RefObject<HTMLElement | null>;
  isWide: boolean;
}

const linkOf = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"] [data-opens]`);

const isByKeyboard = () => document.activeElement?.matches(':focus-visible') === true;

/** Moves the focus into an item that replaces the pipeline or is opened by keyboard, and back once it's closed. */
export function useItemFocus(openId: string | null, { list, pane, isWide }: Panes): void {
  const before = useRef(openId);
  useEffect(() => {
    const closed = before.current;
    if (closed === openId) return;
    before.current = openId;
    const { activeElement } = document;
    if (openId !== null) {
      if (!isWide) window.scrollTo(0, 0);
      if (!isWide || (list.current?.contains(activeElement) === true && isByKeyboard())) {
        pane.current
          ?.querySelector<HTMLElement>('[data-pane-focus]')
          ?.focus({ preventScroll: true });
      }
      return;
    }
    if (closed === null || (activeElement !== document.body && activeElement !== null)) return;
    linkOf(list.current, closed)?.focus({ preventScroll: true });
  }, [isWide, list, openId, pane]);
}
