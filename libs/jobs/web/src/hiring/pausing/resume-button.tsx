import type { JobSummary } from '@upround/jobs/contract';
import { Button } from '@upround/shared/ui';
import { usePausingText } from './messages/catalogue';
import { usePauses } from './use-pauses';

/** Puts a paused job back on the board. */
export function ResumeButton({ job }: { job: JobSummary }) {
  const t = usePausingText();
  const { isBusy, resume } = usePauses();
  return (
    <Button
      size="small"
      variant="primary"
      busy={isBusy}
      aria-label={t('resumeOf', { title: job.title })}
      onClick={() => void resume(job)}
    >
      {t('resume')}
    </Button>
  );
}
