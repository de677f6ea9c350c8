import { useEffect, useRef } from 'react';

/** Brings an element into view once, when an address pointed at it. */
export function useArrival<Element extends HTMLElement>(isTarget: boolean) {
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (isTarget) ref.current?.scrollIntoView({ block: 'center' });
  }, [isTarget]);
  return ref;
}
