import { useEffect, useState } from 'react';

/** Pixels below the top of the window at which a part counts as reached. */
const REACHED = 120;

function partAt(anchors: readonly string[]): string | undefined {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  // The last parts can't reach the top.
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1) return anchors.at(-1);
  const reached = anchors.findLast((anchor) => {
    const part = document.getElementById(anchor);
    return part !== null && part.getBoundingClientRect().top <= REACHED;
  });
  return reached ?? anchors[0];
}

/** The part of the page that is in sight: the first at its top, the last at its end. */
export function useCurrentPart(anchors: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(anchors[0]);
  const known = anchors.join();
  useEffect(() => {
    // Browsers tell of scrolling once a frame, before they draw it.
    const listen = () => setCurrent(partAt(known.split(',')));
    // Going back may begin further down.
    const first = window.scrollY > 0 ? requestAnimationFrame(listen) : 0;
    window.addEventListener('scroll', listen, { passive: true });
    window.addEventListener('resize', listen);
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('scroll', listen);
      window.removeEventListener('resize', listen);
    };
  }, [known]);
  return current;
}
