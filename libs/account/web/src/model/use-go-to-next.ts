import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Leads to the page that signing in began on: back to it where it is still in the history, so that it opens at the same
 * place; otherwise it takes the place of this page.
 */
export function useGoToNext(): (next: string, index: number | undefined) => void {
  const navigate = useNavigate();
  return useCallback(
    (next, index) => {
      const { idx: here } = (window.history.state ?? {}) as { idx?: number };
      if (index !== undefined && here !== undefined && index < here) void navigate(index - here);
      else void navigate(next, { replace: true });
    },
    [navigate],
  );
}
