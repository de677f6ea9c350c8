import type { Job } from '@upround/jobs/contract';
import { classes, Words } from '@upround/shared/ui';
import { JobLines } from '../components/job-lines';
import { JobMark } from '../components/job-mark';

/** What a list says of a job, without the links and buttons of its card. */
export function PreviewCard({ job, isUntitled }: { job: Job; isUntitled: boolean }) {
  return (
    <div className="flex gap-3">
      <JobMark job={job} />
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <h3
          dir="auto"
          className={classes('font-semibold text-pretty wrap-anywhere', isUntitled && 'text-muted')}
        >
          <Words>{job.title}</Words>
        </h3>
        <JobLines job={job} />
      </div>
    </div>
  );
}
