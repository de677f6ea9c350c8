import { useSyncExternalStore } from 'react';

/** Below the theme's first breakpoint. */
const PHONE = '(width < 48rem)';

function follow(changed: () => void): () => void {
  const media = matchMedia(PHONE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the window is a phone's. */
export const useIsPhone = () => useSyncExternalStore(follow, () => matchMedia(PHONE).matches);
