import { Check } from 'lucide-react';
import { toast } from '@upround/shared/toasts';
import { Button, ICON_STROKE } from '@upround/shared/ui';
import { useApplyText } from '../messages/catalogue';
import type { ApplyDraft } from './use-apply-draft';

interface SavedNoteProps {
  applyDraft: ApplyDraft;
  /** Called before the draft is deleted. */
  onDiscard: () => void;
}

/** Shows that the draft is saved on this device, and a button that deletes it. Announced once, not with each letter. */
export function SavedNote({
  applyDraft: { draft, isEmpty, isSaved, change, discard },
  onDiscard,
}: SavedNoteProps) {
  const t = useApplyText();
  const discardWithUndo = () => {
    onDiscard();
    discard();
    const { note, resume } = draft;
    toast.show({
      type: 'info',
      text: t('dialog.discarded'),
      undo: () => change({ note, resume }),
    });
  };
  return (
    <div className="mr-auto -ml-3 flex min-w-0 items-center gap-2 text-small text-muted">
      <span role="status" className="sr-only">
        {!isEmpty && t('dialog.savedAnnounced')}
      </span>
      {!isEmpty && (
        <>
          <Button variant="quiet" onClick={discardWithUndo}>
            {t('dialog.discard')}
          </Button>
          {isSaved && (
            <span aria-hidden className="flex min-w-0 items-center gap-1.5 max-small:hidden">
              <Check size={16} strokeWidth={ICON_STROKE} className="shrink-0" />
              {t('dialog.saved')}
            </span>
          )}
        </>
      )}
    </div>
  );
}
