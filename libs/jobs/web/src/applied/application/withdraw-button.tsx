import { useState } from 'react';
import { isPaused, type Application, type Job } from '@upround/jobs/contract';
import { AlertDialog, Button } from '@upround/shared/ui';
import { useAppliedText } from '../messages/catalogue';
import { useWithdraw } from './use-withdraw';

/** Withdraws an application; asks first if that can't be undone. */
export function WithdrawButton({ application, job }: { application: Application; job: Job }) {
  const t = useAppliedText();
  const withdraw = useWithdraw();
  const [isAsking, setAsking] = useState(false);
  const isFinal = job.state !== 'OPEN';
  return (
    <>
      <Button
        variant="quiet"
        className="-ml-4"
        onClick={() => (isFinal ? setAsking(true) : withdraw(application, false))}
      >
        <span className="text-danger-text">{t('application.withdraw')}</span>
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t(isPaused(job) ? 'application.whilePaused' : 'application.forGood')}
        confirmText={t('application.withdraw')}
        onConfirm={() => {
          setAsking(false);
          withdraw(application, true);
        }}
      >
        {t(isPaused(job) ? 'application.whilePausedHint' : 'application.forGoodHint', {
          company: job.company,
        })}
      </AlertDialog>
    </>
  );
}
