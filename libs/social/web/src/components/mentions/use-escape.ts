import { useEffect } from 'react';

/**
 * While `isOn`, Escape is taken before the dialog around hears it, so that it closes only the
 * topmost thing.
 */
export function useEscape(isOn: boolean, run: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const take = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      run();
    };
    // The dialog listens on the document while the event goes down: only the window is earlier.
    window.addEventListener('keydown', take, { capture: true });
    return () => window.removeEventListener('keydown', take, { capture: true });
  });
}
