import { applicationStates, type JobSummary } from '@upround/jobs/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { Badge, ButtonLink, Link, MetaLine, Name } from '@upround/shared/ui';
import { countAt } from '../../../data/hiring-cache';
import { useHiringText } from '../../../hiring/messages/catalogue';
import { OwnJobTools } from './own-job-tools';
import { StaleJob } from './stale-job';

function Dates({ job }: { job: JobSummary }) {
  const t = useHiringText();
  const format = useFormat();
  const { publishedAt, closedAt, closesAt, closeReason, lastActiveAt } = job;
  if (publishedAt === null) {
    return <span>{t('own.begun', { when: format.relative(lastActiveAt) })}</span>;
  }
  return (
    <>
      <span>{t('own.published', { when: format.relative(publishedAt) })}</span>
      {closedAt !== null && <span>{t('own.closed', { when: format.relative(closedAt) })}</span>}
      {closeReason !== null && <span>{t(`own.closeReason.${closeReason}`)}</span>}
      {job.state === 'OPEN' && closesAt !== null && (
        <span>{t('own.closes', { date: format.shortDate(closesAt) })}</span>
      )}
    </>
  );
}

/** How many wait for an answer, and how many applicants stand at each stage. */
function Stages({ job }: { job: JobSummary }) {
  const t = useHiringText();
  const format = useFormat();
  const { applications: counts } = job;
  if (counts === null || job.state === 'DRAFT') return null;
  if (counts.total + counts.withdrawn === 0) {
    return <p className="text-small text-muted">{t('own.nobody')}</p>;
  }
  // To have seen an application is no answer; once the job is closed everybody has one.
  const waiting = job.state === 'OPEN' ? counts.applied + counts.seen : 0;
  return (
    <MetaLine>
      {waiting > 0 && (
        <span>
          <Badge tone="accent">{t('own.waiting', { count: waiting })}</Badge>
        </span>
      )}
      {counts.applied > 0 && <span>{t('own.fresh', { count: counts.applied })}</span>}
      {applicationStates
        .filter((state) => state !== 'APPLIED' && countAt(counts, state) > 0)
        .map((state) => (
          <span key={state}>
            {t('own.stage', {
              count: format.number(countAt(counts, state)),
              state: t(`state.${state}`).toLowerCase(),
            })}
          </span>
        ))}
    </MetaLine>
  );
}

/** One of one's own jobs with what is to be done about it. */
export function OwnJobRow({ job }: { job: JobSummary }) {
  const t = useHiringText();
  const isDraft = job.state === 'DRAFT';
  const { slug, title } = job;
  const href = isDraft ? links.postJob({ job: slug }) : links.hiring({ job: slug });
  return (
    <li className="flex flex-col gap-3 border-b px-4 py-4">
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 grow flex-col gap-1">
          <h2 className="min-w-0">
            <Link href={href} tone="text" className="font-semibold wrap-anywhere">
              <Name>{title}</Name>
            </Link>
          </h2>
          <MetaLine>
            <span>{job.company}</span>
            <span>{job.location}</span>
          </MetaLine>
          <MetaLine>
            <Dates job={job} />
          </MetaLine>
          <Stages job={job} />
        </div>
        <OwnJobTools job={job} />
      </div>
      {job.stale && job.state === 'OPEN' && <StaleJob job={job} />}
      <div>
        <ButtonLink
          href={href}
          size="small"
          aria-label={t(isDraft ? 'own.continueOf' : 'own.applicantsOf', { title })}
        >
          {t(isDraft ? 'own.continue' : 'own.applicants')}
        </ButtonLink>
      </div>
    </li>
  );
}
