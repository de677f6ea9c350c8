import { useEffect, useState, type ComponentType } from 'react';
import { hasToasts, onToast } from './toast-queue';

/**
 * The place where toasts appear; the app renders it once, last in the page. What draws them is
 * loaded with the first toast, so a visit without one costs nothing.
 */
export function Toasts() {
  const [Stack, setStack] = useState<ComponentType>();
  useEffect(() => {
    if (Stack) return undefined;
    let alive = true;
    const load = () => {
      if (!hasToasts()) return;
      import('./toast-stack').then(
        (module) => alive && setStack(() => module.ToastStack),
        // Offline, perhaps: what waits is shown when a later toast loads it.
        () => undefined,
      );
    };
    load();
    const stop = onToast(load);
    return () => {
      alive = false;
      stop();
    };
  }, [Stack]);
  return Stack ? <Stack /> : null;
}
