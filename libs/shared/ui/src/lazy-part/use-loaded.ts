import { startTransition, useEffectEvent, useLayoutEffect, useState } from 'react';

type Loading<Value> = { value: Value | undefined } | { error: unknown };

/**
 * Loads a value when the component is first rendered.
 *
 * @param loaded returns the value if it's there already
 * @param load returns it once it's there
 * @param isUrgent renders it in one step; otherwise in short ones, between which the page answers
 * @returns the value, undefined until then
 * @throws while rendering, what `load` rejected with; a component that is mounted again loads again
 */
export function useLoaded<Value>(
  loaded: () => Value | undefined,
  load: () => Promise<Value>,
  isUrgent = false,
): Value | undefined {
  const [state, setState] = useState<Loading<Value>>(() => ({ value: loaded() }));
  const begin = useEffectEvent(() => {
    if ('error' in state || state.value !== undefined) return undefined;
    let isMounted = true;
    load().then(
      (value) => {
        if (!isMounted) return;
        if (isUrgent) setState({ value });
        else startTransition(() => setState({ value }));
      },
      (error: unknown) => isMounted && setState({ error }),
    );
    return () => {
      isMounted = false;
    };
  });
  useLayoutEffect(() => begin(), []);
  if ('error' in state) throw state.error;
  return state.value;
}
