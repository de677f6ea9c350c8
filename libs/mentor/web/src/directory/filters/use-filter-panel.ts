import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { isFilterPanelOpenAtom } from './filter-panel';

/**
 * The filters beside the list, open or folded, stored over visits. The button that folds them and the one that opens
 * them take each other's place, marked by `data-folds-filters`; the focus goes from one to the other.
 */
export function useFilterPanel() {
  const [isOpen, setOpen] = useAtom(isFilterPanelOpenAtom);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    document.querySelector<HTMLElement>('[data-folds-filters]')?.focus({ preventScroll: true });
  }, [isOpen]);
  const press = (next: boolean) => {
    wasPressed.current = true;
    setOpen(next);
  };
  return {
    isOpen,
    open: () => press(true),
    fold: () => press(false),
    /** As by a key: the focus stays where it is. */
    toggle: () => setOpen(!isOpen),
  };
}
