import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Heading } from '@upround/news/contract';
import { placeOf, type ReadingPlace } from '../../model/reading-place';

/** Steps that are shown: finer ones would draw the page again for nothing. */
const STEPS = 200;

/**
 * Follows the reader through a text.
 *
 * @param text the element that holds it
 * @param outline its headings
 */
export function useReadingPlace(
  text: RefObject<HTMLElement | null>,
  outline: readonly Heading[],
): ReadingPlace {
  const [place, setPlace] = useState<ReadingPlace>({ share: 0, part: '' });
  const measure = useEffectEvent(() => {
    if (text.current === null) return;
    const { top, height } = text.current.getBoundingClientRect();
    if (height === 0) return;
    const headings = outline.flatMap(({ anchor }) => {
      const heading = document.getElementById(anchor);
      return heading === null ? [] : [{ anchor, top: heading.getBoundingClientRect().top }];
    });
    const { share, part } = placeOf({ top, height, window: window.innerHeight, headings });
    const step = Math.round(share * STEPS) / STEPS;
    setPlace((before) =>
      before.share === step && before.part === part ? before : { share: step, part },
    );
  });
  useEffect(() => {
    // Browsers tell of scrolling once a frame, before they draw it.
    const listen = () => measure();
    const first = requestAnimationFrame(listen);
    window.addEventListener('scroll', listen, { passive: true });
    window.addEventListener('resize', listen);
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('scroll', listen);
      window.removeEventListener('resize', listen);
    };
  }, []);
  return place;
}
