import {
  startTransition,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { ScreenBoundary } from '@upround/shared/routing';
import { lazyPart, type LazyPart } from '@upround/shared/ui';
import { useFailureToast } from './use-failure-toast';
import { useLoadFailureToast } from './use-load-failure-toast';
import { useToastText } from './messages/catalogue';

/**
 * Makes a dialog, or a form, whose code is loaded when it's opened. Where that fails, or the dialog throws, a toast says
 * why, the dialog is closed, and the page around it stays; opened again, it's loaded again.
 *
 * @param load imports the component
 * @param close closes it by its own props
 * @param fallback renders a placeholder until it's there; nothing by default
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
  fallback: (props: Props) => ReactNode = () => null,
): LazyPart<Props> {
  const Part = lazyPart(load, fallback);
  function LazyDialog(props: Props) {
    const t = useToastText();
    const fail = useFailureToast();
    const failToLoad = useLoadFailureToast();
    const [isLoaded, setLoaded] = useState(Part.isLoaded);
    const end = useEffectEvent((error: unknown) => {
      failToLoad(error);
      close(props);
    });
    const begin = useEffectEvent(() => {
      let isMounted = true;
      Part.preload().then(
        () => isMounted && startTransition(() => setLoaded(true)),
        (error: unknown) => isMounted && end(error),
      );
      return () => {
        isMounted = false;
      };
    });
    useEffect(() => begin(), []);
    if (!isLoaded) return fallback(props);
    const giveUp = (error: unknown) => {
      globalThis.reportError(error);
      fail(error, t('notLoaded'));
      close(props);
    };
    // Parts of its own may still load.
    return (
      <ScreenBoundary resetKey="" onError={giveUp} fallback={() => null}>
        <Suspense fallback={fallback(props)}>
          <Part {...props} />
        </Suspense>
      </ScreenBoundary>
    );
  }
  return Object.assign(LazyDialog, { preload: Part.preload, isLoaded: Part.isLoaded });
}
