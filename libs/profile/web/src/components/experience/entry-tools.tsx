import { PenLine, Trash2 } from 'lucide-react';
import type { Experience, Profile } from '@upround/profile/contract';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { IconButton } from '@upround/shared/ui';
import { useExperienceText } from './messages/catalogue';
import { useExperience } from './use-experience';

interface EntryToolsProps {
  profile: Profile;
  entry: Experience;
  onEdit: () => void;
}

/** Buttons to edit and remove an entry. Removing can be undone. */
export function EntryTools({ profile, entry, onEdit }: EntryToolsProps) {
  const t = useExperienceText();
  const fail = useFailureToast();
  const experience = useExperience(profile.id);
  const names = { title: entry.title, company: entry.company };

  const putBack = () =>
    experience.putBack(entry).catch((error: unknown) => fail(error, t('putBackFailed', names)));
  const remove = () => {
    // The pressed button is removed with its entry.
    document.getElementById('experience')?.focus();
    return experience.remove(entry).then(
      () => toast.show({ type: 'info', text: t('removed', names), undo: () => void putBack() }),
      (error: unknown) => fail(error, t('removeFailed', names)),
    );
  };

  return (
    <div className="-mt-2 -mr-2 -mb-3 flex shrink-0 text-muted">
      <IconButton icon={PenLine} label={t('edit', names)} onClick={onEdit} />
      <IconButton icon={Trash2} label={t('remove', names)} onClick={() => void remove()} />
    </div>
  );
}
