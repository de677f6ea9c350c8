import { atom, useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import { useRequireMember, useSession } from '@upround/shared/session';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { useSocialText } from '../messages/catalogue';
import {
  relationKey,
  shownState,
  type RelationState,
  type RelationTarget,
} from '../model/relation';
import { relationQueueOf, relationsAtom } from '../state/relation-atoms';
import { usePendingAction } from './use-pending-action';

export interface RelationControl extends RelationState {
  /**
   * Sends a guest to sign in and keeps what they wanted until they are back; otherwise shows the state at once and
   * tells the API.
   */
  set: (active: boolean) => void;
}

const failures = {
  like: 'failed.like',
  bookmark: 'failed.bookmark',
  follow: 'failed.follow',
  mark: 'failed.mark',
} as const;

const grants = {
  like: 'granted.like',
  bookmark: 'granted.bookmark',
  follow: 'granted.follow',
  mark: 'granted.mark',
} as const;

/**
 * One relation of the reader to one record: what the list said, with what happened since.
 *
 * @param target the verb and the record
 * @param base what the list says
 * @param onSaved told what the API holds when it took a wish, even if the control is gone by then
 */
export function useRelation(
  target: RelationTarget,
  base: RelationState,
  onSaved?: (state: RelationState) => void,
): RelationControl {
  const { user } = useSession();
  const key = relationKey(target, user?.id ?? '');
  const entry = useAtomValue(useMemo(() => atom((get) => get(relationsAtom).get(key)), [key]));
  const store = useStore();
  const requireMember = useRequireMember();
  const t = useSocialText();
  const fail = useFailureToast();
  const want = (active: boolean, saved = onSaved) =>
    relationQueueOf(store).want(
      key,
      target,
      base,
      active,
      (error) => fail(error, t(failures[target.verb])),
      saved,
    );
  const storeAction = usePendingAction(relationKey(target, ''), () =>
    want(true, (state) => {
      onSaved?.(state);
      toast.show({ text: t(grants[target.verb]) });
    }),
  );
  return {
    ...shownState(entry, base),
    set: (active) => {
      if (!requireMember(() => want(active))) storeAction();
    },
  };
}
