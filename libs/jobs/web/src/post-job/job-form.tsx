import { useRef, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import type { Job } from '@upround/jobs/contract';
import { useFormat } from '@upround/shared/i18n';
import { useFailureReason } from '@upround/shared/query';
import { Button, Notice, useIsWide } from '@upround/shared/ui';
import { JobPreview } from './job-preview';
import { changesTo, toFields, type JobValues } from './job-values';
import { usePostText } from './messages/catalogue';
import { BasicsPart } from './parts/basics-part';
import { PayPart } from './parts/pay-part';
import { LocationPart } from './parts/location-part';
import { WantedPart } from './parts/wanted-part';
import { PostColumn } from './post-column';
import { PublishStep } from './publish-step';
import { useJobForm, type JobForm as Form } from './use-job-form';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-5 border-b px-4 py-6">
      <h2 className="font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Parts() {
  const t = usePostText();
  return (
    <>
      <Part title={t('parts.job')}>
        <BasicsPart />
      </Part>
      <Part title={t('parts.place')}>
        <LocationPart />
      </Part>
      <Part title={t('parts.pay')}>
        <PayPart />
      </Part>
      <Part title={t('parts.wanted')}>
        <WantedPart />
      </Part>
    </>
  );
}

/** Notice that the form was filled from a draft on this device. */
function BackNotice({ onDiscard }: { onDiscard: () => void }) {
  const t = usePostText();
  return (
    <Notice
      announce
      className="mx-4 mt-4"
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
    <Notice title={t('changes.title')} className="mx-4 mt-6">
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

interface ButtonsProps {
  job: Job | undefined;
  form: Form;
  reviewRef: Ref<HTMLButtonElement>;
}

/** Changes to an open job are saved at once; any other is looked at before it is published. */
function Buttons({ job, form: { send, sending, autosave }, reviewRef }: ButtonsProps) {
  const t = usePostText();
  const isOpen = job?.state === 'OPEN';
  return (
    <div className="flex flex-col gap-3 px-4 py-6">
      <div className="flex flex-wrap items-center gap-2">
        <Button ref={reviewRef} type="submit" variant="primary" busy={sending === 'OPEN'}>
          {t(isOpen ? 'update' : 'review')}
        </Button>
        {!isOpen && (
          <Button busy={sending === 'DRAFT'} onClick={() => send('DRAFT')}>
            {t(job === undefined ? 'save' : 'saveDraft')}
          </Button>
        )}
        <span role="status" className="text-small text-muted">
          {autosave.isSaved && t('draft.saved')}
        </span>
      </div>
      {!isOpen && <p className="text-small text-muted">{t('draftHint')}</p>}
    </div>
  );
}

interface JobFormProps {
  userId: string;
  job: Job | undefined;
  /** Called before the address changes to that of the saved draft. */
  onCreated: (id: string) => void;
  /** Heading of the form. */
  children: ReactNode;
}

/**
 * The form of a job in four parts, and what the board will make of it: beside the form where it is wide, else after
 * it.
 */
export function JobForm({ userId, job, onCreated, children }: JobFormProps) {
  const t = usePostText();
  const form = useJobForm(userId, job, onCreated);
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
            <Parts />
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
              {refusal !== null && <div className="px-4 pt-6">{refusal}</div>}
              <Buttons job={job} form={form} reviewRef={reviewButton} />
            </>
          )}
        </form>
      </PostColumn>
      {isWide && <JobPreview isBeside job={job} />}
    </FormProvider>
  );
}
