import { useState } from 'react';
import type { JobSummary } from '@upround/jobs/contract';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { Button, Dialog, RadioGroup } from '@upround/shared/ui';
import { useOwnJobs, type OwnCloseReason } from '../data/hiring-jobs';
import { useHiringText } from '../messages/catalogue';

interface CloseJobDialogProps {
  job: JobSummary;
  open: boolean;
  onClose: () => void;
}

const reasons: readonly OwnCloseReason[] = ['FILLED', 'CANCELLED'];

/** Closes a job with a reason; explains first what viewers and applicants will see. */
export function CloseJobDialog({ job, open, onClose }: CloseJobDialogProps) {
  const t = useHiringText();
  const fail = useFailureToast();
  const jobs = useOwnJobs();
  const [reason, setReason] = useState<OwnCloseReason>('FILLED');
  const [isBusy, setBusy] = useState(false);
  const { title, applications: counts } = job;
  const waiting = counts === null ? 0 : counts.total - counts.rejected;

  async function close() {
    setBusy(true);
    try {
      await jobs.close(job, reason);
      toast.show({ text: t('closing.done', { title }) });
      onClose();
    } catch (error) {
      fail(error, t('closing.failed'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('closing.title', { title })}
      description={t('closing.intro')}
      footer={
        <>
          <Button onClick={onClose}>{t('closing.cancel')}</Button>
          <Button variant="danger" busy={isBusy} onClick={() => void close()}>
            {t('closing.confirm')}
          </Button>
        </>
      }
    >
      <RadioGroup
        legend={t('closing.legend')}
        value={reason}
        onChange={setReason}
        options={reasons.map((value) => ({
          value,
          label: t(`closing.${value}`),
          hint: t(`closing.${value}_HINT`),
        }))}
      />
      <p className="mt-3 text-small text-muted">{t('closing.told', { count: waiting })}</p>
    </Dialog>
  );
}
