import { useEffect, useState } from 'react';
import type { Heading } from './headings';

/** Pixels below the top of the window at which a heading counts as reached. */
const REACHED = 120;

function partAt(headings: readonly Heading[]): string | undefined {
  const [first] = headings;
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  // The last parts of a text can't reach the top.
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1) return headings.at(-1)?.anchor;
  const reached = headings.findLast(({ anchor }) => {
    const heading = document.getElementById(anchor);
    return heading !== null && heading.getBoundingClientRect().top <= REACHED;
  });
  return (reached ?? first)?.anchor;
}

/** The part of a text that is being read, for its outline: the first at the top of the page, the last at its end. */
export function useCurrentPart(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState(headings[0]?.anchor);
  useEffect(() => {
    // Browsers tell of scrolling once a frame, before they draw it.
    const listen = () => setCurrent(partAt(headings));
    const first = requestAnimationFrame(listen);
    window.addEventListener('scroll', listen, { passive: true });
    window.addEventListener('resize', listen);
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('scroll', listen);
      window.removeEventListener('resize', listen);
    };
  }, [headings]);
  return current;
}
