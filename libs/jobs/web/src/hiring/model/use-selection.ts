import { useCallback, useMemo, useState } from 'react';
import type { Applicant } from '@upround/jobs/contract';

/** Some of the applicants that are shown. Who is shown no more is not selected either. */
export function useSelection(shown: readonly Applicant[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(() => shown.filter(({ id }) => ids.has(id)), [ids, shown]);
  const toggle = useCallback(
    (id: string) =>
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );
  const isAll = shown.length > 0 && selected.length === shown.length;
  return {
    selected,
    /** How many can be selected. */
    shown: shown.length,
    isAll,
    has: (id: string) => ids.has(id),
    toggle,
    clear: useCallback(() => setIds(new Set()), []),
    toggleAll: () => setIds(isAll ? new Set() : new Set(shown.map(({ id }) => id))),
  };
}

export type Selection = ReturnType<typeof useSelection>;
