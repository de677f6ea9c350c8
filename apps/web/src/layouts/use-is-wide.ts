import { useSyncExternalStore } from 'react';

/** The theme's breakpoint `wide`, from which three columns fit. */
const WIDE = '(width >= 80rem)';

function subscribe(changed: () => void) {
  const media = matchMedia(WIDE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the window is wide: for code that is loaded only then; styles decide what is shown. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
