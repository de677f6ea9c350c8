import {
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { lazyPart, type LazyPart } from '@upround/shared/ui';
import { useLoadFailureToast } from './use-load-failure-toast';

/**
 * Makes a dialog, or a form, whose code is loaded when it's opened. Where that fails, a toast says why and the dialog
 * is closed; opened again, it's loaded again.
 *
 * @param load imports the component
 * @param close closes it by its own props, without saving
 * @param fallback renders a placeholder until it's there; nothing by default
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
  fallback: (props: Props) => ReactNode = () => null,
): LazyPart<Props> {
  const Part = lazyPart(load, fallback);
  function LazyDialog(props: Props) {
    const fail = useLoadFailureToast();
    const [isLoaded, setLoaded] = useState(Part.isLoaded);
    const begin = useEffectEvent(() => {
      let isMounted = true;
      Part.preload().then(
        () => isMounted && setLoaded(true),
        (error: unknown) => {
          if (!isMounted) return;
          fail(error);
          end();
        },
      );
      return () => {
        isMounted = false;
      };
    });
    const end = useEffectEvent(() => close(props));
    useEffect(() => begin(), []);
    if (!isLoaded) return fallback(props);
    // Parts of its own may still load.
    return (
      <Suspense fallback={fallback(props)}>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(LazyDialog, { preload: Part.preload, isLoaded: Part.isLoaded });
}
