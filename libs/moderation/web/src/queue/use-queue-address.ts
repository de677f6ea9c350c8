import { useSearchParams } from 'react-router-dom';

const sorts = ['weight', 'age'] as const;
export type QueueSort = (typeof sorts)[number];
const assignments = ['all', 'me', 'none'] as const;
export type QueueAssignment = (typeof assignments)[number];

const known = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

/** What the address says about the queue: its order, whose cases, and which one is open. */
export function useQueueAddress() {
  const [params, setParams] = useSearchParams();
  const put = (name: string, value: string | undefined, replace: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace },
    );
  return {
    sort: known(sorts, params.get('sort')) ?? 'weight',
    assigned: known(assignments, params.get('assigned')) ?? 'all',
    caseId: params.get('case') ?? undefined,
    setSort: (sort: QueueSort) => put('sort', sort === 'weight' ? undefined : sort, true),
    setAssigned: (assigned: QueueAssignment) =>
      put('assigned', assigned === 'all' ? undefined : assigned, true),
    /** @param replace for keys that go through the queue: back leads out of it */
    open: (id: string | undefined, replace = false) => put('case', id, replace),
  };
}
