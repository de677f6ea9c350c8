import { useLayoutEffect, useRef } from 'react';

/**
 * Gives focus back to what had it before a dialog opened. Radix knows only the way back to a
 * trigger of its own, and the dialogs of the kit are opened by their owner instead.
 *
 * @returns the handler for Radix's `onCloseAutoFocus`
 */
export function useReturnFocus(open: boolean) {
  const opener = useRef<Element | null>(null);
  // Radix puts the content in one step later, so focus is still outside here.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return (event: Event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
}
