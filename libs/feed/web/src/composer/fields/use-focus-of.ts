import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to one of several fields once it is rendered.
 *
 * @param place around the fields
 * @param selector finds them in their order
 * @returns takes the place of the field among them, from 0
 */
export function useFocusOf(place: RefObject<HTMLElement | null>, selector: string) {
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    const { current: index } = wanted;
    if (index === undefined) return;
    wanted.current = undefined;
    place.current?.querySelectorAll<HTMLElement>(selector)[index]?.focus();
  });
  return (index: number) => {
    wanted.current = index;
  };
}
