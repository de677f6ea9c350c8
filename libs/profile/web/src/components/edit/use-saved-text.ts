import { useState } from 'react';
import type { Profile } from '@upround/profile/contract';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { editDrafts } from '../../data/edit-drafts';
import { useEditText } from './messages/catalogue';
import { useEditProfile, type ProfileChange } from './use-edit-profile';
import { useFailureText } from './use-failure-text';

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

interface SavedTextSettings {
  profile: Profile;
  /** Names the field in its draft and its texts. */
  name: 'displayName' | 'headline' | 'about' | 'location' | 'slug' | 'links';
  /** The text as it is saved by now. */
  value: string;
  /** What is wrong with a text, in words; undefined where nothing is. */
  problemOf: (text: string) => string | undefined;
  changeOf: (text: string) => ProfileChange;
}

/**
 * One text field of the own profile: typed, stored on the device, saved on `commit`, with an undo. Where saving fails
 * it stays as it was typed, and says why.
 */
export function useSavedText({ profile, name, value, problemOf, changeOf }: SavedTextSettings) {
  const t = useEditText();
  const edit = useEditProfile(profile);
  const failureText = useFailureText();
  const fail = useFailureToast();
  const draftKey = `${profile.id}:${name}`;
  const [text, setText] = useState(() => editDrafts.read(draftKey) ?? value);
  const [state, setState] = useState<SaveState>('idle');
  const [error, setError] = useState<string>();

  const write = (next: string) => {
    setText(next);
    setState('idle');
    setError(undefined);
    editDrafts.write(draftKey, next === value ? undefined : next);
  };

  /** Shows what is saved, unless something was typed over it. */
  const show = (saved: string) => {
    if (editDrafts.read(draftKey) !== undefined) return;
    setText(saved);
    setState('idle');
  };

  /** The toast outlives the field: errors are shown in another toast. */
  async function undo(before: string, after: string): Promise<void> {
    show(before);
    try {
      await edit(changeOf(before));
    } catch (problem) {
      show(after);
      fail(problem, t('undoFailed'));
    }
  }

  async function save(next: string): Promise<boolean> {
    setState('saving');
    setError(undefined);
    try {
      await edit(changeOf(next));
    } catch (problem) {
      setState('failed');
      setError(failureText(problem));
      return false;
    }
    // Text that was typed meanwhile is kept.
    if (editDrafts.read(draftKey)?.trim() === next) editDrafts.write(draftKey, undefined);
    setState('saved');
    return true;
  }

  /** Saves what was typed, or what is given in its place. */
  async function commit(typed = text): Promise<void> {
    const next = typed.trim();
    if (state === 'saving') return;
    if (next !== text) write(next);
    if (next === value) {
      editDrafts.write(draftKey, undefined);
      setError(undefined);
      return;
    }
    const problem = problemOf(next);
    if (problem !== undefined) {
      setError(problem);
      return;
    }
    const before = value;
    if (!(await save(next))) return;
    toast.show({
      id: `edit-${name}`,
      text: t(`savedToast.${name}`),
      undo: () => void undo(before, next),
    });
  }

  return { text, write, commit, state, error };
}
