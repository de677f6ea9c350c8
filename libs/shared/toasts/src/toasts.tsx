import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { hasToasts, onToast } from './toast-queue';

const loadStack = () => import('./toast-stack');

interface ToastsProps {
  /**
   * Called once with what loads the code of toasts before the first of them, and decides when: a toast that says that
   * the viewer is offline has to be drawn without a connection.
   */
  preload?: (load: () => void) => void;
}

/**
 * The place where toasts appear; the app renders it once, last in the page. What draws them is loaded after the page,
 * or with the first toast.
 */
export function Toasts({ preload }: ToastsProps) {
  const [Stack, setStack] = useState<ComponentType>();
  const preloadOnce = useEffectEvent(() =>
    preload?.(() => void loadStack().catch(() => undefined)),
  );
  useEffect(() => preloadOnce(), []);
  useEffect(() => {
    if (Stack) return undefined;
    let alive = true;
    const load = () => {
      if (!hasToasts()) return;
      loadStack().then(
        (module) => alive && setStack(() => module.ToastStack),
        // Offline, perhaps: what waits is shown once the browser is online, or when a later toast loads it.
        () => undefined,
      );
    };
    load();
    const stop = onToast(load);
    window.addEventListener('online', load);
    return () => {
      alive = false;
      stop();
      window.removeEventListener('online', load);
    };
  }, [Stack]);
  return Stack ? <Stack /> : null;
}
