import { createElement, lazy, type ComponentProps, type FunctionComponent } from 'react';

/** Any component, as React's `lazy` says it. */
type Loaded = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

const failed = new Set<() => void>();

/** Lets parts that failed to load be loaded again; called before what they are in is rendered once more. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget();
}

/**
 * Does what React's `lazy` does, except that a failure isn't kept for good: the code is loaded again when an error
 * boundary tries again, or when it's next rendered after the browser came online.
 *
 * @param load imports the component
 */
export function lazyWithRetry<Part extends Loaded>(
  load: () => Promise<{ default: Part }>,
): FunctionComponent<ComponentProps<Part>> {
  const make = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        const forget = () => {
          failed.delete(forget);
          window.removeEventListener('online', forget);
          part = make();
        };
        failed.add(forget);
        window.addEventListener('online', forget);
        throw error;
      }),
    ) as unknown as FunctionComponent<ComponentProps<Part>>;
  let part = make();
  return function LazyWithRetry(props) {
    return createElement(part, props);
  };
}
