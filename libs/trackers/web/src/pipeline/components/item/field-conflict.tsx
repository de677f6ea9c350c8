import { useId } from 'react';
import { Button } from '@upround/shared/ui';
import { usePipelineText } from '../../messages/catalogue';

interface FieldConflictProps {
  label: string;
  /** What was saved meanwhile, in words; empty for nothing. */
  saved: string;
  onMine: () => void;
  onSaved: () => void;
}

/** Below a field whose saved value changed elsewhere: that value, and the choice between both. */
export function FieldConflict({ label, saved, onMine, onSaved }: FieldConflictProps) {
  const t = usePipelineText();
  const id = useId();
  return (
    <div
      role="alert"
      aria-labelledby={id}
      className="mt-2 flex flex-col gap-2 rounded-control border border-strong bg-warning-subtle p-3 text-small"
    >
      <div>
        <p id={id} className="font-medium">
          <span className="sr-only">{label}. </span>
          {t('conflict.title')}
        </p>
        <p>{t('conflict.text')}</p>
      </div>
      <div>
        <p className="text-caption font-medium">{t('conflict.saved')}</p>
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {saved === '' ? t('conflict.none') : saved}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onMine}>
          {t('conflict.useMine')}
        </Button>
        <Button size="small" onClick={onSaved}>
          {t('conflict.useSaved')}
        </Button>
      </div>
    </div>
  );
}
