import { Check } from 'lucide-react';
import { ICON_STROKE } from '@upround/shared/ui';
import type { SavingState } from './drafts/use-composer-draft';
import { useComposerText } from './messages/catalogue';

/** Shows whether the draft is saved on this device. Announced once, not after every pause. */
export function SavingNote({ saving }: { saving: SavingState }) {
  const t = useComposerText();
  return (
    <p className="mr-auto flex min-w-0 items-center gap-1.5 text-small text-muted">
      {saving === 'saved' && <Check aria-hidden size={16} strokeWidth={ICON_STROKE} />}
      <span aria-hidden className="truncate">
        {saving === 'saved' && t('compose.saved')}
        {saving === 'unsaved' && t('compose.saving')}
      </span>
      <span role="status" className="sr-only">
        {saving === 'empty' ? '' : t('compose.autosaved')}
      </span>
    </p>
  );
}
