import type { RefObject } from 'react';
import { useShortcuts } from '@upround/shared/routing';
import { useJobsText } from '../../../messages/catalogue';

/** The keys of the list: j and k move through it, the arrows too once it has the focus, b saves the job with focus. */
export function useJobKeys(list: RefObject<HTMLElement | null>): void {
  const t = useJobsText();

  const move = (step: number) => {
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('article') ?? [])];
    const focused = cards.findIndex((card) => card.contains(document.activeElement));
    const open = cards.findIndex((card) => card.querySelector('[aria-current]') !== null);
    const inSight = cards.findIndex((card) => card.getBoundingClientRect().bottom > 0);
    const from = focused === -1 ? open : focused;
    const next = cards[from === -1 ? inSight : from + step];
    if (next === undefined) return;
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'nearest' });
  };

  const moveWithin = (step: number) => (event: KeyboardEvent) => {
    if (list.current?.contains(document.activeElement) !== true) return;
    event.preventDefault();
    move(step);
  };

  const save = () => {
    const card = document.activeElement?.closest('article') ?? null;
    if (card === null || list.current?.contains(card) !== true) return;
    card.querySelector<HTMLElement>('[data-verb="bookmark"]')?.click();
  };

  const group = t('keys.group');
  useShortcuts([
    { keys: 'j', label: t('keys.next'), group, run: () => move(1) },
    { keys: 'k', label: t('keys.previous'), group, run: () => move(-1) },
    { keys: 'ArrowDown', label: t('keys.next'), group, run: moveWithin(1) },
    { keys: 'ArrowUp', label: t('keys.previous'), group, run: moveWithin(-1) },
    { keys: 'b', label: t('keys.save'), group, run: save },
  ]);
}
