import { useState } from 'react';
import { ownBadges, type Profile } from '@upround/profile/contract';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { useEditText } from './messages/catalogue';
import { useEditProfile } from './use-edit-profile';
import { useFailureText } from './use-failure-text';
import type { SaveState } from './use-saved-text';

export type OwnBadge = (typeof ownBadges)[number];

/** The badge beside one's name, saved when it is chosen. `shown` is undefined for mentors and ambassadors: they have theirs. */
export function useBadge(profile: Profile) {
  const t = useEditText();
  const edit = useEditProfile(profile);
  const failureText = useFailureText();
  const fail = useFailureToast();
  const [state, setState] = useState<SaveState>('idle');
  const [wanted, setWanted] = useState<OwnBadge>();
  const [error, setError] = useState<string>();
  const saved = ownBadges.find((badge) => badge === (profile.role ?? 'NONE'));

  async function choose(badge: OwnBadge, canUndo: boolean) {
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
    setWanted(undefined);
    if (canUndo) {
      toast.show({
        id: 'edit-badge',
        text: t('savedToast.badge'),
        undo: () => void choose(before, false),
      });
    }
  }

  return {
    shown: saved && (wanted ?? saved),
    state,
    error,
    choose: (badge: OwnBadge) => void choose(badge, true),
  };
}
