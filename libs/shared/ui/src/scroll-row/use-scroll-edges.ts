import { useEffect, useState } from 'react';

/** Whether a row has more content before and after its visible part. */
export interface ScrollEdges {
  before: boolean;
  after: boolean;
}

const NONE: ScrollEdges = { before: false, after: false };

/** A pixel of it may be lost in rounding. */
const SLACK = 1;

/** Returns the ends at which a row can still be scrolled; updates on scrolling and changes of width. */
export function useScrollEdges(row: HTMLElement | null): ScrollEdges {
  const [edges, setEdges] = useState(NONE);
  useEffect(() => {
    if (row === null) return undefined;
    const measure = () => {
      const before = row.scrollLeft > SLACK;
      const after = row.scrollLeft + row.clientWidth < row.scrollWidth - SLACK;
      setEdges((known) =>
        known.before === before && known.after === after ? known : { before, after },
      );
    };
    measure();
    row.addEventListener('scroll', measure, { passive: true });
    if (typeof ResizeObserver === 'undefined') {
      return () => row.removeEventListener('scroll', measure);
    }
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    for (const child of row.children) observer.observe(child);
    return () => {
      row.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [row]);
  return edges;
}
