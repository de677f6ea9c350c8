import { useCallback, useState } from 'react';
import type { JobSummary } from '@upround/jobs/contract';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { useOwnJobs } from '../data/hiring-jobs';
import { usePausingText } from './messages/catalogue';

/** Pauses and resumes the member's own jobs. Both offer an undo and never throw. */
export function usePauses() {
  const t = usePausingText();
  const fail = useFailureToast();
  const jobs = useOwnJobs();
  const [isBusy, setBusy] = useState(false);

  const run = useCallback(
    async (act: 'pause' | 'resume', job: JobSummary): Promise<void> => {
      const opposite = act === 'pause' ? 'resume' : 'pause';
      setBusy(true);
      try {
        const written = await jobs[act](job);
        toast.show({
          id: `job-pause:${job.id}`,
          text: t(`${act}d`, { title: job.title }),
          undo: () => void run(opposite, written),
        });
      } catch (error) {
        fail(error, t(`${act}Failed`));
      } finally {
        setBusy(false);
      }
    },
    [jobs, fail, t],
  );
  return {
    isBusy,
    pause: (job: JobSummary) => run('pause', job),
    resume: (job: JobSummary) => run('resume', job),
  };
}
