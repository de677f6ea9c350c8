import { Suspense } from 'react';
import type { Job } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { Avatar, Link, Name } from '@upround/shared/ui';
import { FactList } from '../../board/detail/fact-list';
import { CompanyBlock } from '../../company/company-block';
import { useReplyTexts } from '../../components/reply-texts';
import { MessagePersonSlot } from '../../job-parts';
import { useJobsText } from '../../messages/catalogue';
import { useAppliedText } from '../messages/catalogue';

interface ApplicationSidesProps {
  job: Job;
  /** A withdrawn applicant doesn’t write to the poster. */
  canMessage: boolean;
}

/** Beside an application: who posted the job, its facts, and its company. */
export function ApplicationSides({ job, canMessage }: ApplicationSidesProps) {
  const t = useAppliedText();
  const tJobs = useJobsText();
  const replies = useReplyTexts();
  const { creator } = job;
  return (
    <div className="flex min-w-0 flex-col gap-6 wide:w-72 wide:shrink-0">
      <section aria-labelledby="poster" className="flex flex-col gap-3">
        <h3 id="poster" className="font-semibold">
          {tJobs('creator.title')}
        </h3>
        <div className="flex items-center gap-3">
          <Avatar name={creator.displayName} seed={creator.id} src={creator.avatarUrl} size={40} />
          <div className="min-w-0">
            <Link href={links.user(creator.slug)} tone="text" className="font-medium">
              <Name>{creator.displayName}</Name>
            </Link>
            <p className="line-clamp-2 text-small text-muted">{creator.headline}</p>
          </div>
        </div>
        {canMessage && (
          <div className="flex min-h-10">
            <Suspense fallback={null}>
              <MessagePersonSlot.Slot
                userId={creator.id}
                displayName={creator.displayName}
                about={{ title: job.title, href: links.jobs({ job: job.slug }) }}
              />
            </Suspense>
          </div>
        )}
        <p className="text-small text-muted figures">
          {replies.sentence(job.replies) ?? tJobs('replies.few')}
        </p>
      </section>
      <section aria-labelledby="application-job" className="flex flex-col gap-3">
        <h3 id="application-job" className="font-semibold">
          {t('application.job')}
        </h3>
        <FactList job={job} />
        <Link href={links.jobs({ job: job.slug })} tone="accent" className="text-small">
          {t('application.seeJob')}
        </Link>
      </section>
      <CompanyBlock job={job} />
    </div>
  );
}
