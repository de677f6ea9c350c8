import { atom, useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import { useRequireMember, useSession } from '@upround/shared/session';
import { useSocialText } from '../messages/catalogue';
import {
  relationKey,
  shownState,
  type RelationState,
  type RelationTarget,
} from '../model/relation';
import { relationQueueOf, relationsAtom } from '../state/relation-atoms';
import { useFailureToast } from './use-failure-toast';

export interface RelationControl extends RelationState {
  /** Sends a guest to sign in; otherwise shows the state at once and tells the API. */
  set: (active: boolean) => void;
}

const failures = {
  like: 'failed.like',
  bookmark: 'failed.bookmark',
  follow: 'failed.follow',
} as const;

/**
 * One relation of the reader to one record: what the list said, with what happened since.
 *
 * @param target the verb and the record
 * @param base what the list says
 */
export function useRelation(target: RelationTarget, base: RelationState): RelationControl {
  const { user } = useSession();
  const key = relationKey(target, user?.id ?? '');
  const entry = useAtomValue(useMemo(() => atom((get) => get(relationsAtom).get(key)), [key]));
  const store = useStore();
  const requireMember = useRequireMember();
  const t = useSocialText();
  const fail = useFailureToast();
  return {
    ...shownState(entry, base),
    set: (active) =>
      void requireMember(() =>
        relationQueueOf(store).want(key, target, base, active, (error) =>
          fail(error, t(failures[target.verb])),
        ),
      ),
  };
}
