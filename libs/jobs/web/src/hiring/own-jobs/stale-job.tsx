import { useState } from 'react';
import type { JobSummary } from '@upround/jobs/contract';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { Button, Notice } from '@upround/shared/ui';
import { useOwnJobs } from '../data/hiring-jobs';
import { useHiringText } from '../messages/catalogue';

/** Asks whether a job that was not touched for long is still open. */
export function StaleJob({ job }: { job: JobSummary }) {
  const t = useHiringText();
  const fail = useFailureToast();
  const jobs = useOwnJobs();
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      await jobs.confirm(job);
      toast.show({ text: t('own.confirmed', { title: job.title }) });
    } catch (error) {
      fail(error, t('own.confirmFailed'));
      setBusy(false);
    }
  }

  return (
    <Notice
      tone="warning"
      title={t('own.stale')}
      action={
        <Button size="small" busy={isBusy} onClick={() => void confirm()}>
          {t('own.confirm')}
        </Button>
      }
    >
      {t('own.staleHint')}
    </Notice>
  );
}
