import { useSyncExternalStore } from 'react';

/** Where three columns have room: the breakpoint `wide` of the theme. */
const ROOM = '(width >= 80rem)';

function followRoom(changed: () => void) {
  const media = matchMedia(ROOM);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the window is wide, for what is loaded only there. What is shown only there is so by its style. */
export const useHasRoom = () => useSyncExternalStore(followRoom, () => matchMedia(ROOM).matches);
