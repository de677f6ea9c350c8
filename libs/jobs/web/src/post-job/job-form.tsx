import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import type { Job, JobSummary } from '@upround/jobs/contract';
import { useFormat } from '@upround/shared/i18n';
import { useFailureReason } from '@upround/shared/query';
import { Button, Notice, useIsWide } from '@upround/shared/ui';
import { FormBar } from './form-bar';
import { FormParts } from './form-parts';
import { JobPreview } from './job-preview';
import { changesTo, toFields, type JobValues } from './job-values';
import { usePostText } from './messages/catalogue';
import { PostColumn } from './post-column';
import { PublishStep } from './publish-step';
import { useJobForm } from './use-job-form';

/** Notice that the form was filled from a draft on this device. */
function BackNotice({ onDiscard }: { onDiscard: () => void }) {
  const t = usePostText();
  return (
    <Notice
      announce
      className="mx-4 mt-4 medium:mx-6"
      action={
        <Button size="small" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      }
    >
      {t('draft.back')}
    </Notice>
  );
}

/** What readers of an open job will find changed. */
function Changes({ job }: { job: Job }) {
  const t = usePostText();
  const format = useFormat();
  const { control } = useFormContext<JobValues>();
  const made = toFields(useWatch({ control }) as JobValues, 'OPEN');
  const names = 'fields' in made ? Object.keys(changesTo(job, made.fields)) : [];
  const fields = names.map((name) => t(`fields.${name as keyof JobValues}`));
  return (
    <Notice title={t('changes.title')} className="mx-4 mt-6 medium:mx-6">
      {fields.length === 0
        ? t('changes.none')
        : `${t('changes.list', { fields: format.list(fields) })} ${t('changes.told')}`}
    </Notice>
  );
}

function Failure({ error }: { error: Error }) {
  const t = usePostText();
  const why = useFailureReason()(error);
  return (
    <Notice tone="danger" title={t('failure.title')} announce>
      {t('failure.message', { why })}
    </Notice>
  );
}

interface JobFormProps {
  userId: string;
  job: Job | undefined;
  /** The creator's last job, whose company a new one begins with; undefined until it's read. */
  last: JobSummary | undefined;
  /** Called before the address changes to that of the saved draft. */
  onCreated: (id: string) => void;
  /** Heading of the form. */
  children: ReactNode;
}

/**
 * The form of a job in four parts, and what the board will make of it: beside the form where it is wide, else after
 * it.
 */
export function JobForm({ userId, job, last, onCreated, children }: JobFormProps) {
  const t = usePostText();
  const form = useJobForm(userId, job, last, onCreated);
  const { send, review, edit, isReviewed, sending, failure } = form;
  const reviewButton = useRef<HTMLButtonElement>(null);
  const isWide = useIsWide();
  const isOpen = job?.state === 'OPEN';
  const refusal = failure === null ? null : <Failure error={failure} />;
  const back = () => {
    flushSync(edit);
    reviewButton.current?.focus();
  };
  return (
    <FormProvider {...form.form}>
      <PostColumn>
        {children}
        <form
          noValidate
          aria-label={t('form')}
          onSubmit={(event) => {
            event.preventDefault();
            if (isOpen || isReviewed) send('OPEN');
            else review();
          }}
        >
          {/* Still there while it is looked at: what was typed, and where. */}
          <div hidden={isReviewed}>
            {form.autosave.isRestored && <BackNotice onDiscard={form.discard} />}
            <FormParts />
            {isOpen && (
              <>
                {!isWide && <JobPreview job={job} />}
                <Changes job={job} />
              </>
            )}
          </div>
          {isReviewed ? (
            <PublishStep job={job} isBeside={isWide} isBusy={sending === 'OPEN'} onBack={back}>
              {refusal}
            </PublishStep>
          ) : (
            <>
              {refusal !== null && <div className="px-4 py-6 medium:px-6">{refusal}</div>}
              <FormBar job={job} form={form} reviewRef={reviewButton} />
            </>
          )}
        </form>
      </PostColumn>
      {isWide && <JobPreview isBeside job={job} />}
    </FormProvider>
  );
}
