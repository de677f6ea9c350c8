import { useEffectEvent, useLayoutEffect } from 'react';
import { tinykeys } from 'tinykeys';
import { useActiveShortcuts, type Shortcut } from './shortcuts';

const TAKEN = 'input, textarea, select, [contenteditable], [role$=dialog], [role=menu]';

function isWritingOrInDialog({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(TAKEN) !== null;
}

/** Signs are on other keys on other keyboards: Shift may or may not be needed for them. */
const bindingOf = (keys: string) => (/^\W$/.test(keys) ? `[Shift]+${keys}` : keys);

const pressesOf = (keys: string) => keys.split(' ').length;

/**
 * What the listener binds: sequences before single keys, because of all that match a press only the first runs, so that
 * the `n` of `g n` is not also `n`. A key that types a character never types it as well: the field that a shortcut has
 * just focused would receive it.
 */
function bindingsOf(shortcuts: readonly Shortcut[]) {
  return Object.fromEntries(
    [...shortcuts]
      .sort((one, other) => pressesOf(other.keys) - pressesOf(one.keys))
      .map(({ keys, run }) => [
        bindingOf(keys),
        (event: KeyboardEvent) => {
          if (event.key.length === 1) event.preventDefault();
          run(event);
        },
      ]),
  );
}

export interface ShortcutListenerOptions {
  /** Whether all shortcuts are there; before that, none runs, so that keys run in the order in which they're pressed. */
  isReady?: (shortcuts: readonly Shortcut[]) => boolean;
  /** Called when the listening begins, before any further key: the place to run keys that were pressed earlier. */
  onListen?: () => void;
}

/** Runs the shortcuts that are active at the moment, except while someone writes. Rendered once, around all pages. */
export function useShortcutListener({ isReady, onListen }: ShortcutListenerOptions = {}): void {
  const shortcuts = useActiveShortcuts();
  const isListening = isReady?.(shortcuts) ?? true;
  // With the page itself: a key that is pressed as soon as something is seen isn't lost.
  useLayoutEffect(
    () =>
      isListening
        ? tinykeys(window, bindingsOf(shortcuts), { ignore: isWritingOrInDialog })
        : undefined,
    [isListening, shortcuts],
  );
  const begin = useEffectEvent(() => onListen?.());
  useLayoutEffect(() => {
    if (isListening) begin();
  }, [isListening]);
}
