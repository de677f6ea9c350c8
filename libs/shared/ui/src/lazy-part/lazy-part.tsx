import type { ComponentType, ReactNode } from 'react';
import { useLoaded } from './use-loaded';

/** A component whose code is loaded apart from the page. */
export type LazyPart<Props> = ((props: Props) => ReactNode) & {
  /** Begins to load the code, before the component is rendered. */
  preload: () => Promise<unknown>;
  isLoaded: () => boolean;
};

/**
 * Makes a component whose code is loaded when it's first rendered. React's `lazy` does the same with `Suspense`, but
 * draws what follows a fallback 300 ms later at the earliest.
 *
 * @param load imports the component; where that fails, rendering throws the reason
 * @param fallback renders a placeholder of the same size until then; nothing by default
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: (props: Props) => ReactNode = () => null,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  function preload() {
    loading ??= load().then(
      (component) => (loaded = component),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }
  const known = () => loaded;
  function Lazy(props: Props) {
    const Part = useLoaded(known, preload);
    return Part === undefined ? fallback(props) : <Part {...props} />;
  }
  return Object.assign(Lazy, { preload, isLoaded: () => loaded !== undefined });
}
