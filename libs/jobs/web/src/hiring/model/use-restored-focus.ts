import { useCallback, type RefObject } from 'react';
import type { Applicant } from '@upround/jobs/contract';
import { lineOf } from './use-applicant-keys';

const isLost = () => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || !activeElement.isConnected;
};

/**
 * Gives the focus a place once what had it went away with a bulk action: the line after those who were moved, or the
 * first, or the list itself.
 */
export function useRestoredFocus(
  list: RefObject<HTMLElement | null>,
  applicants: readonly Applicant[],
) {
  return useCallback(
    (moved: readonly Applicant[]) => {
      if (!isLost()) return;
      const ids = new Set(moved.map(({ id }) => id));
      const last = applicants.findLastIndex(({ id }) => ids.has(id));
      const next = applicants[last + 1] ?? applicants[0];
      const line =
        next && list.current?.querySelector<HTMLElement>(`${lineOf(next.id)} [data-opens]`);
      (line ?? list.current)?.focus();
    },
    [applicants, list],
  );
}
