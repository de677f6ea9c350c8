import { useEffect, useState } from 'react';

/** What the bars of the frame cover above and below on phones is not in view. */
const COVERED = '-48px 0px -56px';

/** Whether an element is scrolled out of view; false until that's known. */
export function useIsOutOfView(element: Element | null): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setOut(!entry.isIntersecting);
      },
      { rootMargin: COVERED },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isOut;
}
