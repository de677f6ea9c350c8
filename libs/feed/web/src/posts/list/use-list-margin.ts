import { useCallback, useRef, useState } from 'react';

/** How far below the top of the document a list begins, in px, kept up to date. */
export function useListMargin() {
  const [margin, setMargin] = useState(0);
  const element = useRef<HTMLDivElement>(null);
  const measure = useCallback(() => {
    const { current } = element;
    if (current !== null) {
      setMargin(Math.round(current.getBoundingClientRect().top + window.scrollY));
    }
  }, []);
  const ref = useCallback(
    (list: HTMLDivElement | null) => {
      element.current = list;
      if (list === null) return undefined;
      measure();
      // Content above the list may change its height: an unsent post, a notice.
      const observer = new ResizeObserver(measure);
      observer.observe(document.body);
      if (list.parentElement !== null) observer.observe(list.parentElement);
      return () => observer.disconnect();
    },
    [measure],
  );
  return { margin, ref, element };
}
