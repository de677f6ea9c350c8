import { Check } from 'lucide-react';
import { ICON_STROKE } from '@upround/shared/ui';
import { useSettingsText } from './messages/catalogue';
import type { SavingState } from './use-settings';

/** Says that changes are saved or being saved. It's rendered from the start, so that nothing moves. */
export function SaveNote({ state }: { state: SavingState }) {
  const t = useSettingsText();
  return (
    <p
      role="status"
      className="flex h-5 items-center gap-1 text-small whitespace-nowrap text-muted"
    >
      {state === 'saving' && t('screen.saving')}
      {state === 'saved' && (
        <>
          <Check aria-hidden size={16} strokeWidth={ICON_STROKE} className="text-success-text" />
          {t('screen.saved')}
        </>
      )}
    </p>
  );
}
