import { useEffect, useEffectEvent, useState } from 'react';
import { ownBadges, type Profile } from '@upround/profile/contract';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { useEditText } from './messages/catalogue';
import { useEditProfile } from './use-edit-profile';
import { useFailureText } from './use-failure-text';
import type { SaveState } from './use-saved-text';

export type OwnBadge = (typeof ownBadges)[number];

/** Milliseconds after which a choice is saved: arrow keys select every choice on the way to the one that is meant. */
const SETTLES_AFTER = 1_000;

/**
 * The member's badge, saved once the choice settles: after a moment, on `commit`, or when the field is removed. `shown` is
 * undefined for mentors and ambassadors, who can't choose.
 */
export function useBadge(profile: Profile) {
  const t = useEditText();
  const edit = useEditProfile(profile);
  const failureText = useFailureText();
  const fail = useFailureToast();
  const [state, setState] = useState<SaveState>('idle');
  const [wanted, setWanted] = useState<OwnBadge>();
  const [error, setError] = useState<string>();
  const [waiting, setWaiting] = useState<{ badge: OwnBadge }>();
  const saved = ownBadges.find((badge) => badge === (profile.role ?? 'NONE'));

  async function save(badge: OwnBadge, canUndo: boolean) {
    const before = saved ?? 'NONE';
    setWanted(badge);
    setState('saving');
    setError(undefined);
    try {
      await edit({ badge });
    } catch (problem) {
      if (!canUndo) {
        setWanted(undefined);
        setState('idle');
        fail(problem, t('undoFailed'));
        return;
      }
      setState('failed');
      setError(failureText(problem));
      return;
    }
    setState('saved');
    // A newer choice may be waiting to be saved.
    setWanted((now) => (now === badge ? undefined : now));
    if (canUndo) {
      toast.show({
        id: 'edit-badge',
        text: t('savedToast.badge'),
        undo: () => void save(before, false),
      });
    }
  }

  const commit = () => {
    if (waiting === undefined) return;
    setWaiting(undefined);
    if (waiting.badge === saved && state !== 'saving') setWanted(undefined);
    else void save(waiting.badge, true);
  };
  const settle = useEffectEvent(commit);
  useEffect(() => {
    if (waiting === undefined) return undefined;
    const timer = setTimeout(() => settle(), SETTLES_AFTER);
    return () => clearTimeout(timer);
  }, [waiting]);
  useEffect(() => () => settle(), []);
  const choose = (badge: OwnBadge) => {
    setWaiting({ badge });
    setWanted(badge);
    setError(undefined);
  };
  return {
    shown: saved && (wanted ?? saved),
    state,
    error,
    choose,
    /** Saves what was chosen at once. */
    commit,
    /** Saves what is shown once more. */
    again: () => void save(wanted ?? saved ?? 'NONE', true),
  };
}
