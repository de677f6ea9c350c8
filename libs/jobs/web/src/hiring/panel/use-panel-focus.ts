import { useEffect, useRef, type RefObject } from 'react';
import { lineOf } from '../model/use-applicant-keys';

const isLost = () => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
};

/**
 * Keeps the open applicant's row in view.
 *
 * On phones the list gives way to the open applicant, and what had the focus is gone: it goes to the applicant's
 * heading, and afterwards back to their line.
 *
 * @returns for the heading
 */
export function usePanelFocus(openId: string | null, list: RefObject<HTMLElement | null>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(openId);
  useEffect(() => {
    const { current: earlier } = before;
    before.current = openId;
    if (openId === earlier) return;
    const line = (id: string | null) =>
      id === null ? null : list.current?.querySelector<HTMLElement>(lineOf(id));
    // The list re-renders narrow or wide, which scrolls the applicant out of view.
    (line(openId) ?? line(earlier))?.scrollIntoView({ block: 'nearest' });
    if (!isLost()) return;
    if (openId !== null) heading.current?.focus();
    else line(earlier)?.querySelector<HTMLElement>('[data-opens]')?.focus();
  }, [list, openId]);
  return heading;
}
