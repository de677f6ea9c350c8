import { Check } from 'lucide-react';
import { jobLimits } from '@upround/jobs/contract';
import { useFormat } from '@upround/shared/i18n';
import { Button, Field, TextArea } from '@upround/shared/ui';
import { useAppliedText } from '../messages/catalogue';
import { useMemoText } from './use-memo-text';

/** What one notes down about an application, for oneself; saved on leaving the field. */
export function MemoField({ id, memo }: { id: string; memo: string }) {
  const t = useAppliedText();
  const format = useFormat();
  const { text, write, save, state, isTooLong } = useMemoText(id, memo);
  const error = isTooLong
    ? t('memo.tooLong', { limit: format.number(jobLimits.privateNote) })
    : state === 'failed' && t('memo.failed');
  return (
    <div className="flex flex-col items-start gap-2">
      <Field
        label={t('memo.label')}
        hint={t('memo.hint')}
        error={error}
        className="w-full"
        aside={
          <span role="status" className="flex items-center gap-1">
            {state === 'saving' && t('memo.saving')}
            {state === 'saved' && (
              <>
                <Check aria-hidden size={16} strokeWidth={2} className="text-success" />
                {t('memo.saved')}
              </>
            )}
          </span>
        }
      >
        <TextArea
          dir="auto"
          value={text}
          onChange={(event) => write(event.target.value)}
          onBlur={save}
        />
      </Field>
      {state === 'failed' && (
        <Button size="small" onClick={save}>
          {t('memo.again')}
        </Button>
      )}
    </div>
  );
}
