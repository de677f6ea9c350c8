import type { Ref } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Job } from '@upround/jobs/contract';
import { useFormat } from '@upround/shared/i18n';
import { Button } from '@upround/shared/ui';
import { missingIn, neededFields } from './form-progress';
import type { JobValues } from './job-values';
import { usePostText } from './messages/catalogue';
import type { JobForm } from './use-job-form';

interface FormBarProps {
  job: Job | undefined;
  form: JobForm;
  reviewRef: Ref<HTMLButtonElement>;
}

/**
 * The actions of the form, always in reach below it, and what is still needed. Changes to an open job are saved at
 * once; any other is looked at before it is published.
 */
export function FormBar({ job, form: { send, sending, autosave }, reviewRef }: FormBarProps) {
  const t = usePostText();
  const isOpen = job?.state === 'OPEN';
  return (
    <>
      {!isOpen && <p className="px-4 py-6 text-small text-muted medium:px-6">{t('draftHint')}</p>}
      <div className="sticky bottom-(--frame-bottom) z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-t bg-surface px-4 py-3 medium:px-6">
        <div className="flex items-center gap-2">
          <Button ref={reviewRef} type="submit" variant="primary" busy={sending === 'OPEN'}>
            {t(isOpen ? 'update' : 'review')}
          </Button>
          {!isOpen && (
            <Button busy={sending === 'DRAFT'} onClick={() => send('DRAFT')}>
              {t(job === undefined ? 'save' : 'saveDraft')}
            </Button>
          )}
        </div>
        <div className="order-first flex min-w-0 grow basis-full gap-x-3 text-small text-muted medium:order-none medium:basis-44 medium:flex-col">
          {!isOpen && <Progress />}
          <span role="status" className="shrink-0">
            {autosave.isSaved && t('draft.saved')}
          </span>
        </div>
      </div>
    </>
  );
}

/** The required fields that are empty, or that none is. */
function Progress() {
  const t = usePostText();
  const format = useFormat();
  const { control } = useFormContext<JobValues>();
  const missing = missingIn(useWatch({ control }) as JobValues, neededFields);
  if (missing.length === 0)
    return <p className="font-medium text-success-text">{t('progress.ready')}</p>;
  const fields = format.list(missing.map((name) => t(`fields.${name}`).toLowerCase()));
  return <p className="line-clamp-1">{t('progress.missing', { fields })}</p>;
}
