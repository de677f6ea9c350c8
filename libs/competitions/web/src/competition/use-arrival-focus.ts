import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Moves the focus to the first heading of a part. It may come with what is still loading; the part itself has the focus
 * until then.
 *
 * @param part has `tabIndex={-1}`
 */
export function focusHeading(part: HTMLElement): (() => void) | undefined {
  const find = () => {
    const heading = part.querySelector('h2');
    if (heading === null) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (find()) return undefined;
  part.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    // Someone who went on meanwhile isn't called back.
    if (document.activeElement !== part || find()) observer.disconnect();
  });
  observer.observe(part, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Where a link of the page leads to another part of it, begins at the top and moves the focus to the part's heading.
 * After Back the scroll position is restored instead.
 *
 * @param arrival what the address asks for, or null; the part has `tabIndex={-1}`
 */
export function useArrivalFocus(arrival: string | null, part: RefObject<HTMLElement | null>): void {
  const kind = useNavigationType();
  const before = useRef(arrival);
  useLayoutEffect(() => {
    if (before.current !== arrival && arrival !== null && kind !== 'POP') window.scrollTo(0, 0);
  }, [arrival, kind]);
  useEffect(() => {
    if (before.current === arrival) return undefined;
    before.current = arrival;
    if (arrival === null || kind === 'POP' || part.current === null) return undefined;
    return focusHeading(part.current);
    // The kind is that of the navigation which changed the address.
  }, [arrival, kind, part]);
}
