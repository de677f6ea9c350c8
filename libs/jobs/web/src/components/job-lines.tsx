import type { JobSummary } from '@upround/jobs/contract';
import { Time } from '@upround/shared/ui';
import { CompanyLine } from './company-line';
import { JobFacts } from './job-facts';
import { ReplyLine } from './reply-line';

/** What a card says below the title: the company with the time at the end of its line, the facts, how they reply. */
export function JobLines({ job }: { job: JobSummary }) {
  return (
    <>
      <div className="flex items-baseline gap-2 text-small">
        <CompanyLine job={job} className="min-w-0 grow truncate" />
        {job.publishedAt !== null && (
          <Time value={job.publishedAt} form="short" className="shrink-0 text-muted" />
        )}
      </div>
      <JobFacts job={job} />
      <ReplyLine job={job} />
    </>
  );
}
