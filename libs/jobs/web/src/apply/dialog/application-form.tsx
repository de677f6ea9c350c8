import { useEffect, useEffectEvent, useRef } from 'react';
import { jobLimits, type JobSummary } from '@upround/jobs/contract';
import { useFormat } from '@upround/shared/i18n';
import { CharacterCount, Field, Skeleton, SkeletonGroup, TextArea } from '@upround/shared/ui';
import type { PdfUpload } from '@upround/uploads/web';
import { useApplyText } from '../messages/catalogue';
import { ResumeField } from '../resume/resume-field';
import type { ApplyDraft } from '../draft/use-apply-draft';
import type { ApplySteps } from './use-apply-steps';

interface ApplicationFormProps {
  job: JobSummary;
  applyDraft: ApplyDraft;
  upload: PdfUpload;
  steps: ApplySteps;
}

/** The form of an application: a note, a résumé, or both. */
export function ApplicationForm({ job, applyDraft, upload, steps }: ApplicationFormProps) {
  const t = useApplyText();
  const format = useFormat();
  const { draft, change, isRead, preselected } = applyDraft;
  const { error, length, tries } = steps;
  const reader = job.creator.displayName;
  const note = useRef<HTMLTextAreaElement>(null);
  const resume = useRef<HTMLDivElement>(null);
  const isUploading = error === 'uploading';
  // Focusing the field with the error makes screen readers announce it.
  const focusError = useEffectEvent(() => {
    if (isUploading) resume.current?.querySelector('button')?.focus();
    else note.current?.focus();
  });
  useEffect(() => {
    if (tries > 0) focusError();
  }, [tries]);
  if (!isRead) {
    return (
      <SkeletonGroup label={t('dialog.loading')} className="flex flex-col gap-6">
        <Skeleton className="h-48 w-full" />
        <Skeleton className="h-40 w-full" />
      </SkeletonGroup>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <Field
        label={t('note.label', { name: reader })}
        hint={t('note.hint')}
        error={
          error && !isUploading && t(`error.${error}`, { limit: format.number(jobLimits.note) })
        }
        aside={<CharacterCount length={length} limit={jobLimits.note} />}
      >
        <TextArea
          ref={note}
          dir="auto"
          rows={6}
          maxRows={14}
          value={draft.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Field>
      <ResumeField
        ref={resume}
        draft={draft}
        preselected={preselected}
        change={change}
        upload={upload}
        reader={reader}
        error={isUploading ? t('error.uploading') : null}
      />
    </div>
  );
}
