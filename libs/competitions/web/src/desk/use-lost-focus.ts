import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where controls go away with the focus in them, another element gets it.
 *
 * @param isShown whether the controls are in the page
 * @param target stays in the page
 */
export function useLostFocus(isShown: boolean, target: RefObject<HTMLElement | null>): void {
  const wasShown = useRef(isShown);
  useEffect(() => {
    const isLost = wasShown.current && !isShown && document.activeElement === document.body;
    wasShown.current = isShown;
    if (isLost) target.current?.focus({ preventScroll: true });
  }, [isShown, target]);
}
