import type { RefObject } from 'react';
import { useShortcuts } from '@upround/shared/routing';
import { useNewsText } from '../messages/catalogue';

/** The keys of a list of stories: j and k move, l, b and r act on the story with focus, . refreshes. */
export function useStoryKeys(list: RefObject<HTMLElement | null>, onRefresh: () => void): void {
  const t = useNewsText();

  const move = (step: 1 | -1) => {
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('article') ?? [])];
    const current = cards.findIndex((card) => card.contains(document.activeElement));
    const inSight = cards.findIndex((card) => card.getBoundingClientRect().bottom > 0);
    const next = cards[current === -1 ? inSight : current + step];
    if (next === undefined) return;
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'start' });
  };

  const press = (verb: string) => {
    const card = document.activeElement?.closest('article') ?? null;
    if (card === null || list.current?.contains(card) !== true) return;
    card.querySelector<HTMLElement>(`[data-verb="${verb}"]`)?.click();
  };

  const group = t('keys.group');
  useShortcuts([
    { keys: 'j', label: t('keys.next'), group, run: () => move(1) },
    { keys: 'k', label: t('keys.previous'), group, run: () => move(-1) },
    { keys: 'l', label: t('keys.like'), group, run: () => press('like') },
    { keys: 'b', label: t('keys.save'), group, run: () => press('bookmark') },
    { keys: 'r', label: t('keys.comments'), group, run: () => press('comment') },
    { keys: '.', label: t('keys.refresh'), group, run: onRefresh },
  ]);
}
