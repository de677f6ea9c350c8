import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

const CONTROLS = 'a, button, input, label, select, textarea, [role="menu"], [role="dialog"]';

/**
 * Opens a page by a press anywhere on a card, except on a control, while text is being selected, or from something
 * that is not part of the card (a menu in a portal).
 *
 * @param href a path of ours
 * @returns the card's handlers
 */
export function useCardLink(href: string) {
  const navigate = useNavigate();
  const opensCard = (event: MouseEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    if (event.defaultPrevented || !(target instanceof Element)) return false;
    if (!currentTarget.contains(target) || target.closest(CONTROLS) !== null) return false;
    return window.getSelection()?.isCollapsed !== false;
  };
  return {
    onClick(event: MouseEvent<HTMLElement>) {
      if (!opensCard(event)) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey) window.open(href);
      else void navigate(href);
    },
    onAuxClick(event: MouseEvent<HTMLElement>) {
      if (event.button === 1 && opensCard(event)) window.open(href);
    },
  };
}
