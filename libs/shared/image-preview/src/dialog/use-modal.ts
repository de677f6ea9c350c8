import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface ModalOptions {
  /** Gets the focus back; by default the element that has it now. */
  opener: HTMLElement | undefined;
  /** Another page has come. */
  onLeave: () => void;
  onKey: (event: KeyboardEvent) => void;
}

/**
 * Shows a `dialog` over everything while it is there. The browser keeps the focus within it; it
 * goes back to the opener.
 */
export function useModal({ opener, onLeave, onKey }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent(onLeave);
  const press = useEffectEvent(onKey);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    // Safari gives no focus to a link that is clicked, so the browser's own way back is not enough.
    const before = opener ?? document.activeElement;
    dialog.showModal();
    // Not the first button: its name would be read before that of the dialog, and Enter would press it.
    dialog.focus();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [opener]);
  useEffect(() => {
    const dialog = ref.current;
    const onPop = () => leave();
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('popstate', onPop);
    dialog?.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('popstate', onPop);
      dialog?.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  return ref;
}
