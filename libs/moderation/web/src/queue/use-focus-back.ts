import { useEffect, useRef, type RefObject } from 'react';
import { useIsWide } from '@upround/shared/ui';

/**
 * Where a case had the list’s place, its row gets the focus once the list is back: by the button, or by the browser’s
 * own. Without that row the whole section gets it.
 *
 * @param caseId the case that is open
 * @returns the section
 */
export function useFocusBack(caseId: string | undefined): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const open = useRef(caseId);
  const isWide = useIsWide();
  useEffect(() => {
    const left = open.current;
    open.current = caseId;
    if (isWide || left === undefined || caseId !== undefined) return;
    const rows = frame.current?.querySelectorAll<HTMLElement>('[data-case]') ?? [];
    const row = [...rows].find(({ dataset }) => dataset['case'] === left);
    (row?.querySelector('button') ?? frame.current)?.focus();
  }, [caseId, isWide]);
  return frame;
}
