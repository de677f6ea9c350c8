import type { RefObject } from 'react';
import { useShortcuts, type Shortcut } from './shortcuts';

export type ListKey = Omit<Shortcut, 'group'>;

/** A key that presses a button of the row with focus. */
export interface ListVerb extends Pick<ListKey, 'keys' | 'label'> {
  /** Its `data-verb`. */
  verb: string;
}

export interface ListKeysOptions {
  /** Heading of the keys in the list that `?` opens. */
  group: string;
  /** Labels of j and k. */
  next: string;
  previous: string;
  /** Selector of a row. */
  row?: string;
  /** Selector of an element in the open row, from which keys move while no row has the focus. */
  open?: string;
  /** Where in the window a row is scrolled to. */
  block?: ScrollLogicalPosition;
  /** The arrows move too, while a row has the focus; elsewhere they scroll the page. */
  hasArrows?: boolean;
  /** Called with the row that received the focus. */
  onMove?: (row: HTMLElement) => void;
  /** Moves in place of all that, where not every row is in the page. */
  move?: (step: 1 | -1) => void;
  verbs?: readonly ListVerb[];
  others?: readonly ListKey[];
}

/**
 * The keys of a list: j and k focus the next and the previous row, from the row with focus, else from the open one,
 * else the first in sight; verbs press a button of the row with focus.
 *
 *     useListKeys(list, { group, next, previous, verbs: [{ keys: 'l', label, verb: 'like' }] });
 */
export function useListKeys(list: RefObject<HTMLElement | null>, options: ListKeysOptions): void {
  const { group, next, previous, row = 'article', block = 'start' } = options;

  const focusedRow = () => {
    const focused = document.activeElement?.closest<HTMLElement>(row) ?? null;
    return list.current?.contains(focused) === true ? focused : null;
  };

  const moveFocus = (step: 1 | -1) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(row) ?? [])];
    const focused = rows.findIndex((one) => one.contains(document.activeElement));
    const { open } = options;
    const opened =
      open === undefined ? -1 : rows.findIndex((one) => one.querySelector(open) !== null);
    const inSight = rows.findIndex((one) => one.getBoundingClientRect().bottom > 0);
    const from = focused === -1 ? opened : focused;
    const target = rows[from === -1 ? inSight : from + step];
    if (target === undefined) return;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block });
    options.onMove?.(target);
  };
  const move = options.move ?? moveFocus;

  const moveByArrow = (step: 1 | -1) => (event: KeyboardEvent) => {
    if (focusedRow() === null) return;
    event.preventDefault();
    move(step);
  };
  const arrows: ListKey[] = [
    { keys: 'ArrowDown', label: next, run: moveByArrow(1) },
    { keys: 'ArrowUp', label: previous, run: moveByArrow(-1) },
  ];
  const verbs = (options.verbs ?? []).map(({ keys, label, verb }) => ({
    keys,
    label,
    run: () => focusedRow()?.querySelector<HTMLElement>(`[data-verb="${verb}"]`)?.click(),
  }));

  useShortcuts(
    [
      { keys: 'j', label: next, run: () => move(1) },
      { keys: 'k', label: previous, run: () => move(-1) },
      ...(options.hasArrows === true ? arrows : []),
      ...verbs,
      ...(options.others ?? []),
    ].map((key) => ({ ...key, group })),
  );
}
