import { useSyncExternalStore } from 'react';

/** Where the list and a job have room side by side: the breakpoint `wide` of the theme. */
const WIDE = '(width >= 80rem)';

function follow(changed: () => void) {
  const media = matchMedia(WIDE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the window is wide, for what works differently there. What only looks different is so by its style. */
export const useIsWide = () => useSyncExternalStore(follow, () => matchMedia(WIDE).matches);
