import { useSyncExternalStore } from 'react';

/** The theme's breakpoints: below the first the window is a phone's, from the second three columns fit. */
const PHONE = '(width < 48rem)';
const WIDE = '(width >= 80rem)';

const useMatches = (query: string) =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );

/** Whether the window is a phone's: for what has another order there; styles decide what is shown. */
export const useIsPhone = () => useMatches(PHONE);

/** Whether the window is wide: for code that is loaded only then; styles decide what is shown. */
export const useIsWide = () => useMatches(WIDE);
