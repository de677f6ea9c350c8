import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { hasToasts, onToast } from './toast-queue';

const loadStack = () => import('./toast-stack');

interface ToastsProps {
  /**
   * Called once with what loads the code of toasts before the first of them, and decides when: a toast that says that
   * the viewer is offline has to be drawn without a connection.
   */
  preload?: (load: () => void) => void;
  /** Imports that code; replaced in tests. */
  load?: typeof loadStack;
}

/**
 * The place where toasts appear; the app renders it once, last in the page. What draws them is loaded after the page,
 * or with the first toast.
 */
export function Toasts({ preload, load = loadStack }: ToastsProps) {
  const [Stack, setStack] = useState<ComponentType>();
  const preloadOnce = useEffectEvent(() => preload?.(() => void load().catch(() => undefined)));
  useEffect(() => preloadOnce(), []);
  useEffect(() => {
    if (Stack) return undefined;
    let alive = true;
    const begin = () => {
      if (!hasToasts()) return;
      load().then(
        (module) => alive && setStack(() => module.ToastStack),
        // Offline, perhaps: what waits is shown once the browser is online, or when a later toast loads it.
        () => undefined,
      );
    };
    begin();
    const stop = onToast(begin);
    window.addEventListener('online', begin);
    return () => {
      alive = false;
      stop();
      window.removeEventListener('online', begin);
    };
  }, [Stack, load]);
  return Stack ? <Stack /> : null;
}
