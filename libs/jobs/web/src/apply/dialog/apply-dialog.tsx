import { useEffect, useEffectEvent } from 'react';
import type { JobSummary } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import type { SessionUser } from '@upround/shared/session';
import { Button, ButtonLink, Dialog } from '@upround/shared/ui';
import { ApplicationForm } from './application-form';
import { ApplicationPreview } from './application-preview';
import { ApplicationSent } from './application-sent';
import { ApplyFailure } from './apply-failure';
import { refusalOf } from './apply-refusal';
import { SavedNote } from '../draft/saved-note';
import { useApplyText } from '../messages/catalogue';
import { RefusedActions } from './refused-actions';
import { useApplyDraft } from '../draft/use-apply-draft';
import type { ApplyHistory } from '../panel/use-apply-history';
import { useApplySteps } from './use-apply-steps';
import { useResumeUpload } from '../resume/use-resume-upload';
import { useSend } from './use-send';

interface ApplyDialogProps {
  job: JobSummary;
  user: SessionUser;
  history: ApplyHistory;
}

/** Applying to a job: what one writes, what the company will see, and that it was sent. Loaded when asked for. */
export function ApplyDialog({ job, user, history }: ApplyDialogProps) {
  const t = useApplyText();
  const applyDraft = useApplyDraft(user.id, job.id);
  const upload = useResumeUpload(applyDraft);
  const steps = useApplySteps(applyDraft.draft, history);
  const send = useSend(job, applyDraft);
  const frame = { open: true, onOpenChange: history.close };
  const isSent = send.isSuccess;
  const showSent = useEffectEvent(history.sent);
  useEffect(() => {
    if (isSent) showSent();
  }, [isSent]);

  if (isSent) {
    return (
      <Dialog
        {...frame}
        title={t('dialog.sentTitle')}
        footer={
          <>
            <ButtonLink href={links.appliedJobs({ application: send.data.id })}>
              {t('sent.see')}
            </ButtonLink>
            <Button variant="primary" onClick={history.close}>
              {t('dialog.done')}
            </Button>
          </>
        }
      >
        <ApplicationSent job={job} />
      </Dialog>
    );
  }

  if (steps.isPreview) {
    const refusal = refusalOf(send.error);
    return (
      <Dialog
        {...frame}
        keepOpenOutside
        title={t('dialog.previewTitle')}
        footer={
          refusal === null ? (
            <>
              <Button disabled={send.isPending} onClick={history.back}>
                {t('dialog.back')}
              </Button>
              <Button variant="primary" busy={send.isPending} onClick={() => send.mutate()}>
                {t(send.isError ? 'dialog.again' : 'dialog.send')}
              </Button>
            </>
          ) : (
            <RefusedActions refusal={refusal} job={job} note={applyDraft.draft.note} />
          )
        }
      >
        <div className="flex flex-col gap-5">
          {send.isError && <ApplyFailure error={send.error} />}
          <ApplicationPreview job={job} user={user} draft={applyDraft.draft} />
        </div>
      </Dialog>
    );
  }

  return (
    <Dialog
      {...frame}
      keepOpenOutside={!applyDraft.isEmpty}
      title={t('dialog.title', { company: job.company })}
      description={job.title}
      footer={
        <>
          <SavedNote applyDraft={applyDraft} onDiscard={upload.drop} />
          <Button
            variant="primary"
            onClick={() => {
              send.reset();
              steps.goOn();
            }}
          >
            {t('dialog.preview')}
          </Button>
        </>
      }
    >
      <ApplicationForm job={job} applyDraft={applyDraft} upload={upload} steps={steps} />
    </Dialog>
  );
}
