import type { Virtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { useShortcuts } from '@upround/shared/routing';
import { useFeedText } from '../../messages/catalogue';

interface FeedKeysOptions {
  virtualizer: Virtualizer<Window, HTMLDivElement>;
  list: RefObject<HTMLDivElement | null>;
  count: number;
  onRefresh: () => void;
}

/** Tries so many frames until a row that was scrolled to is in the page. */
const PATIENCE = 20;

/** The keys of the feed: j and k move, l, b and r act on the post with focus, . refreshes. */
export function useFeedKeys({ virtualizer, list, count, onRefresh }: FeedKeysOptions): void {
  const t = useFeedText();

  const articleAt = (index: number) =>
    list.current?.querySelector<HTMLElement>(`[data-index="${index}"] article`) ?? null;

  /** The row with focus, else the first one in sight, as -1 minus its index. */
  const present = (): { index: number; hasFocus: boolean } => {
    const row = document.activeElement?.closest<HTMLElement>('[data-index]');
    if (row && list.current?.contains(row)) {
      return { index: Number(row.dataset['index']), hasFocus: true };
    }
    const top = window.scrollY + 1;
    const first = virtualizer.getVirtualItems().find(({ end }) => end > top);
    return { index: first?.index ?? 0, hasFocus: false };
  };

  const focus = (index: number, triesLeft = PATIENCE) => {
    const article = articleAt(index);
    if (article !== null) {
      article.focus({ preventScroll: true });
      article.scrollIntoView({ block: 'start' });
      return;
    }
    if (triesLeft === PATIENCE) virtualizer.scrollToIndex(index, { align: 'start' });
    if (triesLeft > 0) requestAnimationFrame(() => focus(index, triesLeft - 1));
  };

  const move = (step: 1 | -1) => {
    const { index, hasFocus } = present();
    const next = hasFocus ? index + step : index;
    if (next < 0 || next >= count) return;
    focus(next);
  };

  const press = (selector: string) => {
    const { index, hasFocus } = present();
    if (hasFocus) articleAt(index)?.querySelector<HTMLElement>(selector)?.click();
  };

  const group = t('keys.group');
  useShortcuts([
    { keys: 'j', label: t('keys.next'), group, run: () => move(1) },
    { keys: 'k', label: t('keys.previous'), group, run: () => move(-1) },
    { keys: 'l', label: t('keys.like'), group, run: () => press('[data-verb="like"]') },
    { keys: 'b', label: t('keys.bookmark'), group, run: () => press('[data-verb="bookmark"]') },
    { keys: 'r', label: t('keys.reply'), group, run: () => press('[data-verb="comment"]') },
    { keys: '.', label: t('keys.refresh'), group, run: onRefresh },
  ]);
}
