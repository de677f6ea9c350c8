import { useEffect, useEffectEvent } from 'react';
import type { StoredAction } from './pending-action';
import { deletePendingAction, readPendingAction } from './read-pending-action';
import { useSession } from './use-session';

/**
 * Carries out, once, what the viewer pressed as a guest and what needs the page: opening a dialog or a field. Calls
 * alone are sent as soon as the viewer signed in.
 *
 * @param verb that was given to `requireMember`
 * @param recordId likewise
 * @param run the action, for the member
 */
export function usePendingAction(
  verb: string,
  recordId: string,
  run: (action: StoredAction) => void,
): void {
  const { isMember } = useSession();
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    if (!isMember) return;
    const action = readPendingAction();
    if (action?.verb !== verb || action.reference.referenceId !== recordId) return;
    deletePendingAction();
    runLatest(action);
  }, [isMember, recordId, verb]);
}
