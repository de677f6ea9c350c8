import { useSetAtom } from 'jotai';
import { startTransition, useCallback } from 'react';
import { composerAtom, type ComposerOpening } from '../composer-atoms';

/** iOS shows its keyboard only for a field that takes the focus within the tap, so Safari renders the dialog at once. */
const isSafari = () => 'GestureEvent' in window;

/** Opens the composer as a transition, so that the tap that opens it is painted before its many fields are rendered. */
export function useOpenComposer() {
  const setOpening = useSetAtom(composerAtom);
  return useCallback(
    (opening: ComposerOpening) =>
      isSafari() ? setOpening(opening) : startTransition(() => setOpening(opening)),
    [setOpening],
  );
}
