import { useLayoutEffect } from 'react';
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

/**
 * Runs the shortcuts that are active at the moment, except while someone writes. Rendered once, around all pages.
 *
 * @returns the shortcuts that are active; effects of the caller run when they are listened for
 */
export function useShortcutListener(): readonly Shortcut[] {
  const shortcuts = useActiveShortcuts();
  // With the page itself: a key that is pressed as soon as something is seen isn't lost.
  useLayoutEffect(
    () => tinykeys(window, bindingsOf(shortcuts), { ignore: isWritingOrInDialog }),
    [shortcuts],
  );
  return shortcuts;
}
