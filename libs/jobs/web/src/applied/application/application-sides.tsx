import type { Job } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { Link } from '@upround/shared/ui';
import { FactList } from '../../board/detail/fact-list';
import { CompanyBlock } from '../../company/company-block';
import { PosterPart } from '../../components/poster-part';
import { useAppliedText } from '../messages/catalogue';

interface ApplicationSidesProps {
  job: Job;
  /** Where what’s next doesn’t offer to write to the poster. */
  canMessage: boolean;
}

/** Beside an application: who posted the job, its facts, and its company. */
export function ApplicationSides({ job, canMessage }: ApplicationSidesProps) {
  const t = useAppliedText();
  return (
    <div className="flex min-w-0 flex-col gap-6 wide:w-72 wide:shrink-0">
      <PosterPart isBrief job={job} canMessage={canMessage} />
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
