import { atom, useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import { useRequireMember, useSession } from '@upround/shared/session';
import { useFailureToast } from '@upround/shared/toasts';
import { useSocialText } from '../messages/catalogue';
import {
  relationKey,
  shownState,
  type RelationState,
  type RelationTarget,
} from '../model/relation';
import { relationQueueOf, relationsAtom } from '../state/relation-atoms';

export interface RelationControl extends RelationState {
  /**
   * Sends a guest to sign in, after which it is set; otherwise shows the state at once and tells the API.
   */
  set: (active: boolean) => void;
}

const failures = {
  like: 'failed.like',
  bookmark: 'failed.bookmark',
  follow: 'failed.follow',
  mark: 'failed.mark',
} as const;

/**
 * One relation of the viewer to one record: the state from the list, with later changes.
 *
 * @param target the verb and the record
 * @param base what the list says
 * @param about the name of the author or the record: a guest reads on the login page what they log in for
 * @param onSaved called with the saved state, even if the control has unmounted by then
 */
export function useRelation(
  target: RelationTarget,
  base: RelationState,
  about: string,
  onSaved?: (state: RelationState) => void,
): RelationControl {
  const { user } = useSession();
  const key = relationKey(target, user?.id ?? '');
  const entry = useAtomValue(useMemo(() => atom((get) => get(relationsAtom).get(key)), [key]));
  const store = useStore();
  const requireMember = useRequireMember();
  const t = useSocialText();
  const fail = useFailureToast();
  return {
    ...shownState(entry, base),
    set: (active) => {
      requireMember(
        () =>
          relationQueueOf(store).want(
            key,
            target,
            base,
            active,
            (error) => fail(error, t(failures[target.verb])),
            onSaved,
          ),
        { ...target, about },
      );
    },
  };
}
