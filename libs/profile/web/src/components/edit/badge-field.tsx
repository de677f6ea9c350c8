import { useState } from 'react';
import { ownBadges, type Profile } from '@upround/profile/contract';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { Field, Select } from '@upround/shared/ui';
import { useEditText } from './messages/catalogue';
import { SaveMark } from './save-mark';
import { useEditProfile } from './use-edit-profile';
import { useFailureText } from './use-failure-text';
import type { SaveState } from './use-saved-text';

type OwnBadge = (typeof ownBadges)[number];

/** The badge beside a name. Mentors and ambassadors have theirs and can't choose another. */
export function BadgeField({ profile }: { profile: Profile }) {
  const t = useEditText();
  const edit = useEditProfile(profile);
  const failureText = useFailureText();
  const fail = useFailureToast();
  const [state, setState] = useState<SaveState>('idle');
  const [wanted, setWanted] = useState<OwnBadge>();
  const [error, setError] = useState<string>();
  const saved = ownBadges.find((badge) => badge === (profile.role ?? 'NONE'));
  if (saved === undefined) return null;

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

  const shown = wanted ?? saved;
  return (
    <Field
      label={t('fields.badge')}
      hint={t('hints.badge')}
      error={error}
      aside={<SaveMark state={state} onAgain={() => void choose(shown, true)} />}
    >
      <Select
        value={shown}
        className="max-w-60"
        onChange={(event) => void choose(event.target.value as OwnBadge, true)}
      >
        {ownBadges.map((badge) => (
          <option key={badge} value={badge}>
            {t(`badges.${badge}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
