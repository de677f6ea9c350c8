import type { Virtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { useListKeys } from '@upround/shared/routing';
import { useFeedText } from '../../messages/catalogue';

interface FeedKeysOptions {
  virtualizer: Virtualizer<Window, HTMLDivElement>;
  list: RefObject<HTMLDivElement | null>;
  count: number;
  onRefresh: () => void;
}

/** Tries so many frames until a row that was scrolled to is in the page. */
const MOST_TRIES = 20;

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

  const focus = (index: number, triesLeft = MOST_TRIES) => {
    const article = articleAt(index);
    if (article !== null) {
      article.focus({ preventScroll: true });
      article.scrollIntoView({ block: 'start' });
      return;
    }
    if (triesLeft === MOST_TRIES) virtualizer.scrollToIndex(index, { align: 'start' });
    if (triesLeft > 0) requestAnimationFrame(() => focus(index, triesLeft - 1));
  };

  const move = (step: 1 | -1) => {
    const { index, hasFocus } = present();
    const next = hasFocus ? index + step : index;
    if (next < 0 || next >= count) return;
    focus(next);
  };

  useListKeys(list, {
    group: t('keys.group'),
    next: t('keys.next'),
    previous: t('keys.previous'),
    row: '[data-index]',
    move,
    verbs: [
      { keys: 'l', label: t('keys.like'), verb: 'like' },
      { keys: 'b', label: t('keys.bookmark'), verb: 'bookmark' },
      { keys: 'r', label: t('keys.reply'), verb: 'comment' },
    ],
    others: [{ keys: '.', label: t('keys.refresh'), run: onRefresh }],
  });
}
