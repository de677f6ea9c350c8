import { Check } from 'lucide-react';
import { jobLimits } from '@upround/jobs/contract';
import { useFormat } from '@upround/shared/i18n';
import { useFailureReason } from '@upround/shared/query';
import { Button, Field, TextArea } from '@upround/shared/ui';
import { useAppliedText } from '../messages/catalogue';
import { useMemoText } from './use-memo-text';

/** The applicant's private note about an application, saved when the field loses focus. */
export function MemoField({ id, memo }: { id: string; memo: string }) {
  const t = useAppliedText();
  const format = useFormat();
  const reasonOf = useFailureReason();
  const { text, write, save, state, isTooLong } = useMemoText(id, memo);
  const failure = typeof state === 'object' ? state : undefined;
  const error = isTooLong
    ? t('memo.tooLong', { limit: format.number(jobLimits.privateNote) })
    : failure !== undefined && t('memo.failed', { why: reasonOf(failure.error) });
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
      {failure !== undefined && (
        <Button size="small" onClick={save}>
          {t('memo.again')}
        </Button>
      )}
    </div>
  );
}
