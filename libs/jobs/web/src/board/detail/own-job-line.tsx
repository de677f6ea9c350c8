import { Link2 } from 'lucide-react';
import { isPaused, type ApplicationCounts, type JobSummary } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { useCopyLink } from '@upround/shared/toasts';
import { Button, ButtonLink } from '@upround/shared/ui';
import { ResumeButton } from '../../hiring/pausing/resume-button';
import { useJobsText } from '../../messages/catalogue';

/** On a phone the buttons fill their row. */
const look = 'grow medium:flex-none';

/** For the job’s creator: how many applied, the ways to them and to its form, and what passes its link on. */
export function OwnJobLine({ job, counts }: { job: JobSummary; counts: ApplicationCounts }) {
  const t = useJobsText();
  const copy = useCopyLink(links.jobs({ job: job.slug }));
  const isListed = job.state !== 'DRAFT';
  return (
    <section
      aria-label={t('creator.own')}
      className="flex flex-col gap-3 rounded-surface border bg-surface-raised p-4"
    >
      <p className="text-small font-medium figures">
        {counts.total === 0
          ? t('creator.countsNone')
          : t('creator.counts', { total: counts.total, unread: counts.applied })}
      </p>
      <div className="flex flex-wrap gap-2">
        {isPaused(job) && <ResumeButton job={job} />}
        {isListed && (
          <ButtonLink
            href={links.hiring({ job: job.id })}
            size="small"
            variant={isPaused(job) ? 'secondary' : 'primary'}
            className={look}
          >
            {t('creator.see')}
          </ButtonLink>
        )}
        {isListed && (
          <Button size="small" icon={Link2} className={look} onClick={copy}>
            {t('creator.share')}
          </Button>
        )}
        {job.state !== 'CLOSED' && (
          <ButtonLink href={links.postJob({ job: job.id })} size="small" className={look}>
            {t('creator.edit')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
