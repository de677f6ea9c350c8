import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { commentCountsAtom } from '../../state/comment-atoms';

/**
 * The number of comments on a record: the count from the list, plus the viewer's later comments.
 *
 * @param referenceId the record
 * @param base what the list says
 */
export function useCommentCount(referenceId: string, base: number) {
  const moved = useAtomValue(
    useMemo(() => atom((get) => get(commentCountsAtom).get(referenceId)), [referenceId]),
  );
  const setCounts = useSetAtom(commentCountsAtom);
  const add = useCallback(
    (step: number) =>
      setCounts((before) => {
        const known = before.get(referenceId);
        const added = known?.base === base ? known.added + step : step;
        return new Map(before).set(referenceId, { base, added });
      }),
    [base, referenceId, setCounts],
  );
  return { count: Math.max(0, base + (moved?.base === base ? moved.added : 0)), add };
}
