import { useQuery } from '@tanstack/react-query';
import { readJob, type JobSummary } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { queryFor } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import { Button, ButtonLink } from '@upround/shared/ui';
import type { ApplyRefusal } from './apply-refusal';
import { useApplyText } from '../messages/catalogue';

interface RefusedActionsProps {
  refusal: ApplyRefusal;
  job: JobSummary;
  note: string;
}

/** Actions after an error that a retry can't solve: copying the note, and going on. */
export function RefusedActions({ refusal, job, note }: RefusedActionsProps) {
  const t = useApplyText();
  // The cached job is out of date.
  const now = useQuery({
    ...queryFor(readJob, { params: { id: job.slug } }),
    refetchOnMount: 'always',
  });
  const application = now.data?.viewer.application?.id;
  const copy = () =>
    void navigator.clipboard.writeText(note).then(
      () => toast.show({ text: t('failed.copied') }),
      () => toast.show({ type: 'error', text: t('failed.notCopied') }),
    );
  return (
    <>
      {note !== '' && <Button onClick={copy}>{t('failed.copy')}</Button>}
      {refusal === 'twice' ? (
        <ButtonLink
          variant="primary"
          href={links.appliedJobs(application === undefined ? {} : { application })}
        >
          {t('failed.first')}
        </ButtonLink>
      ) : (
        <ButtonLink variant="primary" href={links.jobs()}>
          {t('failed.others')}
        </ButtonLink>
      )}
    </>
  );
}
