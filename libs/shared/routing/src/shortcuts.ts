import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** One entry of the keyboard map. */
export interface Shortcut {
  /** Keys in tinykeys' words, for instance `g h`, `?`, `j`. */
  keys: string;
  /** What it does, for the list that `?` opens. */
  label: string;
  /** Heading of its group in the list of shortcuts. */
  group: string;
  run: (event: KeyboardEvent) => void;
}

type Slot = { current: readonly Shortcut[] };

const slots = new Set<Slot>();
const listeners = new Set<() => void>();
let snapshot: readonly Shortcut[] = [];

function changed(): void {
  snapshot = [...slots].flatMap((slot) => slot.current);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Adds keys for as long as the component is shown. Keys pressed while writing, or with Ctrl, Alt or
 * Meta held, are left alone by the app, which does the listening.
 *
 * @param shortcuts may be made again on each render; the latest `run` is called
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  const shape = shortcuts
    .map(({ keys, label, group }) => `${keys}\n${label}\n${group}`)
    .join('\n\n');
  useLayoutEffect(() => {
    const slot: Slot = {
      current: latest.current.map((shortcut, index) => ({
        ...shortcut,
        run: (event) => latest.current[index]?.run(event),
      })),
    };
    slots.add(slot);
    changed();
    return () => {
      slots.delete(slot);
      changed();
    };
  }, [shape]);
}

/** Every key that works at the moment, for the listener and for the list that `?` opens. */
export function useActiveShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(subscribe, () => snapshot);
}
