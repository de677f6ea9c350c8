import { Time } from '@upround/shared/ui';
import { CompanyLine } from './company-line';
import type { JobCardProps } from './job-card';
import { JobFacts } from './job-facts';
import { ReplyLine } from './reply-line';

/** What a card says below the title: the company with the time at the end of its line, the facts, how they reply. */
export function JobLines({ job, knows }: Pick<JobCardProps, 'job' | 'knows'>) {
  return (
    <>
      <div className="flex items-baseline gap-2 text-small">
        <CompanyLine
          job={knows === undefined ? job : { ...job, company: '' }}
          className="min-w-0 grow truncate"
        />
        {job.publishedAt !== null && (
          <Time value={job.publishedAt} form="short" className="shrink-0 text-muted" />
        )}
      </div>
      <JobFacts job={job} />
      {knows !== 'replies' && <ReplyLine job={job} />}
    </>
  );
}
