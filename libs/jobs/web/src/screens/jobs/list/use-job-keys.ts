import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '@upround/shared/routing';
import { useJobsText } from '../../../messages/catalogue';
import type { Board } from '../use-board';

/**
 * The keys of the list: j and k move through it, the arrows too once it has the focus, b saves the job with focus. While
 * a job is open, the one that they move to takes its place.
 */
export function useJobKeys(list: RefObject<HTMLElement | null>, board: Board): void {
  const t = useJobsText();
  const navigate = useNavigate();

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
    const slug = next.dataset['job'];
    if (board.openJob === null || slug === undefined || slug === board.openJob) return;
    // In place of the one before, so that Back leaves the job and not each that was passed.
    void navigate(board.hrefOf(slug), { replace: true });
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
