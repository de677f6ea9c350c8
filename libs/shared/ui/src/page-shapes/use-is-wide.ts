import { useSyncExternalStore } from 'react';

/** The theme's breakpoint from which three columns fit. */
const WIDE = '(width >= 80rem)';

function follow(changed: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether an aside has room, for what is read only then. Styles decide what is shown. */
export const useIsWide = () => useSyncExternalStore(follow, () => matchMedia(WIDE).matches);
