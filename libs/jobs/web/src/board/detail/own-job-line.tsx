import type { ApplicationCounts, JobSummary } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { ButtonLink } from '@upround/shared/ui';
import { useJobsText } from '../../messages/catalogue';

/** For the job’s creator: how many applied, and the ways to them and to its form. */
export function OwnJobLine({ job, counts }: { job: JobSummary; counts: ApplicationCounts }) {
  const t = useJobsText();
  return (
    <section
      aria-label={t('creator.own')}
      className="flex flex-wrap items-center gap-2 rounded-surface border bg-surface-raised p-4"
    >
      <p className="mr-auto text-small font-medium figures">
        {counts.total === 0
          ? t('creator.countsNone')
          : t('creator.counts', { total: counts.total, unread: counts.applied })}
      </p>
      {job.state !== 'DRAFT' && (
        <ButtonLink href={links.hiring({ job: job.id })} size="small">
          {t('creator.see')}
        </ButtonLink>
      )}
      {job.state !== 'CLOSED' && (
        <ButtonLink href={links.postJob({ job: job.id })} size="small" variant="quiet">
          {t('creator.edit')}
        </ButtonLink>
      )}
    </section>
  );
}
