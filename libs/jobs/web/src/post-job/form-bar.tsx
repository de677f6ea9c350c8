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
      <div
        data-page-bar
        className="sticky bottom-(--frame-bottom) z-10 flex items-center gap-x-3 border-t bg-surface px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] medium:gap-x-4 medium:px-6 medium:py-3"
      >
        <div className="flex min-w-0 grow flex-col text-caption text-muted medium:order-last medium:text-small">
          {!isOpen && <Progress />}
          <span role="status" className="truncate">
            {autosave.isSaved && t('draft.saved')}
          </span>
        </div>
        <div className="flex shrink-0 items-center gap-2 max-medium:flex-row-reverse">
          <Button
            ref={reviewRef}
            type="submit"
            variant="primary"
            busy={sending === 'OPEN'}
            aria-label={isOpen ? undefined : t('review')}
          >
            {isOpen ? t('update') : <ByWidth short={t('reviewShort')} long={t('review')} />}
          </Button>
          {!isOpen && (
            <Button
              busy={sending === 'DRAFT'}
              aria-label={t(job === undefined ? 'save' : 'saveDraft')}
              onClick={() => send('DRAFT')}
            >
              <ByWidth short={t('saveShort')} long={t(job === undefined ? 'save' : 'saveDraft')} />
            </Button>
          )}
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
  return (
    <p className="truncate">
      <span className="max-medium:sr-only">{t('progress.missing', { fields })}</span>
      <span aria-hidden className="medium:hidden">
        {t('progress.left', { count: missing.length })}
      </span>
    </p>
  );
}

/** Fewer words on phones; the accessible name has them all. */
function ByWidth({ short, long }: { short: string; long: string }) {
  return (
    <>
      <span className="medium:hidden">{short}</span>
      <span className="max-medium:hidden">{long}</span>
    </>
  );
}
