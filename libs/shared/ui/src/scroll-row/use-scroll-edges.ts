import { useEffect, useState, type RefObject } from 'react';

/** Whether a row has more content before and after its visible part. */
export interface ScrollEdges {
  before: boolean;
  after: boolean;
}

const NONE: ScrollEdges = { before: false, after: false };

/** A pixel of it may be lost in rounding. */
const SLACK = 1;

/** Returns the ends at which a row can still be scrolled; updates on scrolling and changes of width. */
export function useScrollEdges(ref: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState(NONE);
  useEffect(() => {
    const row = ref.current;
    if (row === null) return undefined;
    const measure = () => {
      const before = row.scrollLeft > SLACK;
      const after = row.scrollLeft + row.clientWidth < row.scrollWidth - SLACK;
      setEdges((known) =>
        known.before === before && known.after === after ? known : { before, after },
      );
    };
    row.addEventListener('scroll', measure, { passive: true });
    if (typeof ResizeObserver === 'undefined') {
      measure();
      return () => row.removeEventListener('scroll', measure);
    }
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
