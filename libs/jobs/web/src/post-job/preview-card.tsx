import type { Job } from '@upround/jobs/contract';
import { classes, Words } from '@upround/shared/ui';
import { CompanyLine } from '../components/company-line';
import { JobFacts } from '../components/job-facts';
import { ReplyLine } from '../components/reply-line';

/** What a list says of a job, without the links and buttons of its card. */
export function PreviewCard({ job, isUntitled }: { job: Job; isUntitled: boolean }) {
  return (
    <div className="flex flex-col gap-0.5">
      <h3
        dir="auto"
        className={classes('font-semibold text-pretty wrap-anywhere', isUntitled && 'text-muted')}
      >
        <Words>{job.title}</Words>
      </h3>
      <CompanyLine job={job} className="text-small" />
      <JobFacts job={job} />
      <ReplyLine job={job} />
    </div>
  );
}
