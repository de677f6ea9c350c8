import { useEffect, useState, type RefObject } from 'react';
import { scrollEdgesOf, type ScrollEdges } from './scroll-edges';

const NONE: ScrollEdges = { before: false, after: false };

/** Returns the ends at which a row can still be scrolled; updates on scrolling and changes of width. */
export function useScrollEdges(ref: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState(NONE);
  useEffect(() => {
    const row = ref.current;
    if (row === null) return undefined;
    const measure = () => {
      const { before, after } = scrollEdgesOf(row);
      setEdges((known) =>
        known.before === before && known.after === after ? known : { before, after },
      );
    };
    row.addEventListener('scroll', measure, { passive: true });
    // The observer reports once at first, after the layout: measuring now would lay the page out twice.
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    for (const child of row.children) observer.observe(child);
    return () => {
      row.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [ref]);
  return edges;
}
