import { Check } from 'lucide-react';
import { Button } from '@upround/shared/ui';
import { useEditText } from './messages/catalogue';
import type { SaveState } from './use-saved-text';

/** The state of saving: shown beside the label, and announced. */
export function SaveMark({ state, onAgain }: { state: SaveState; onAgain?: () => void }) {
  const t = useEditText();
  return (
    <span className="inline-flex items-center gap-1">
      <span role="status" className="inline-flex items-center gap-1">
        {state === 'saving' && t('saving')}
        {state === 'saved' && (
          <>
            <Check aria-hidden size={16} strokeWidth={2} className="text-success" />
            {t('saved')}
          </>
        )}
      </span>
      {state === 'failed' && onAgain && (
        <Button size="small" variant="quiet" className="-my-2" onClick={onAgain}>
          {t('again')}
        </Button>
      )}
    </span>
  );
}
