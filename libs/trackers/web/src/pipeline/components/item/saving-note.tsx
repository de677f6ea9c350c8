import { Check } from 'lucide-react';
import { usePipelineText } from '../../messages/catalogue';
import type { FieldState } from '../../model/use-item-field';

/** Whether a field is saved, beside its label. */
export function SavingNote({ state }: { state: FieldState }) {
  const t = usePipelineText();
  return (
    <span role="status" className="flex items-center gap-1 text-caption">
      {state === 'saving' && t('field.saving')}
      {state === 'saved' && (
        <>
          <Check aria-hidden size={14} strokeWidth={2} className="text-success" />
          {t('field.saved')}
        </>
      )}
      {(state === 'conflict' || typeof state === 'object') && t('field.onDevice')}
    </span>
  );
}
