import type { ComponentType, ReactNode } from 'react';
import { lazyPart } from '../lazy-part/lazy-part';
import { Deferred } from './deferred';

/**
 * Makes a component whose code is loaded after the rest of the page is painted. Instances rendered after that don't
 * wait.
 *
 * @param load imports the component
 * @param fallback renders a placeholder of the same size until then
 */
export function deferredLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: (props: Props) => ReactNode,
): ComponentType<Props> {
  const Part = lazyPart(load, fallback);
  return function DeferredLazy(props) {
    return (
      <Deferred fallback={fallback(props)} atOnce={Part.isLoaded()}>
        <Part {...props} />
      </Deferred>
    );
  };
}
