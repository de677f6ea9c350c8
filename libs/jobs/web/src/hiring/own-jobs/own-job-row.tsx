import { isPaused, type ApplicationState, type JobSummary } from '@upround/jobs/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { ButtonLink, classes, Link, MetaLine, Name } from '@upround/shared/ui';
import { JobMark } from '../../components/job-mark';
import { StageDot } from '../../components/stage-dot';
import { stageTones, toneFills, toneTexts } from '../../components/stage-tones';
import { countAt } from '../data/hiring-cache';
import { useHiringText } from '../messages/catalogue';
import { ResumeButton } from '../pausing/resume-button';
import { OwnJobTools } from './own-job-tools';
import { ReplyLink } from './reply-link';
import { StaleJob } from './stale-job';
import { isOwed } from './waiting-for';

function Dates({ job }: { job: JobSummary }) {
  const t = useHiringText();
  const format = useFormat();
  const { publishedAt, closedAt, closesAt, closeReason, lastActiveAt } = job;
  if (publishedAt === null) {
    return <span>{t('own.started', { when: format.relative(lastActiveAt) })}</span>;
  }
  return (
    <>
      <span>{t('own.published', { when: format.relative(publishedAt) })}</span>
      {closedAt !== null && (
        <span>
          {t(isPaused(job) ? 'own.paused' : 'own.closed', { when: format.relative(closedAt) })}
        </span>
      )}
      {closeReason !== null && !isPaused(job) && <span>{t(`own.closeReason.${closeReason}`)}</span>}
      {job.state === 'OPEN' && closesAt !== null && (
        <span>{t('own.closes', { date: format.shortDate(closesAt) })}</span>
      )}
    </>
  );
}

const stages = [
  'APPLIED',
  'SEEN',
  'SHORTLISTED',
  'INTERVIEW',
  'OFFER',
  'REJECTED',
] as const satisfies readonly ApplicationState[];

/** The number of applicants, in all and by stage; those who withdrew aren't among them. */
function Stages({ job }: { job: JobSummary }) {
  const t = useHiringText();
  const format = useFormat();
  const { applications: counts } = job;
  if (counts === null || job.state === 'DRAFT') return null;
  if (counts.total + counts.withdrawn === 0) {
    return <p className="text-small text-muted">{t('own.none')}</p>;
  }
  const shown = stages.filter((state) => countAt(counts, state) > 0);
  return (
    <div className="flex flex-col gap-2 text-small figures">
      <p>
        <span className="font-medium">{t('applicants.count', { count: counts.total })}</span>
        {counts.withdrawn > 0 && (
          <span className="text-muted">
            {' · '}
            {t('own.at.WITHDRAWN', { count: format.number(counts.withdrawn) })}
          </span>
        )}
      </p>
      {shown.length > 0 && (
        <>
          <div aria-hidden className="flex h-1.5 gap-0.5">
            {shown.map((state) => (
              <span
                key={state}
                className={classes('size-1.5 rounded-full', toneFills[stageTones[state]])}
                style={{ flexGrow: countAt(counts, state) }}
              />
            ))}
          </div>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-1 text-muted small:flex small:flex-wrap">
            {shown.map((state) => (
              <li key={state} className="flex items-center gap-2">
                <StageDot tone={stageTones[state]} />
                <span className={isOwed(job, state) ? toneTexts[stageTones[state]] : undefined}>
                  {state === 'APPLIED'
                    ? t('own.fresh', { count: counts.applied })
                    : t(`own.at.${state}`, { count: format.number(countAt(counts, state)) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** One of the creator's own jobs, with its actions. */
export function OwnJobRow({ job }: { job: JobSummary }) {
  const t = useHiringText();
  const isDraft = job.state === 'DRAFT';
  const { slug, title } = job;
  const href = isDraft ? links.postJob({ job: slug }) : links.hiring({ job: slug });
  return (
    <li className="flex flex-col gap-3 border-b px-4 py-4 medium:px-6">
      <div className="flex items-start gap-3">
        <JobMark job={job} />
        <div className="flex min-w-0 grow flex-col gap-1">
          <h2 className="min-w-0">
            <Link href={href} tone="text" className="font-semibold wrap-anywhere">
              <Name>{title}</Name>
            </Link>
          </h2>
          <MetaLine>
            {(['company', 'location'] as const)
              .filter((field) => job[field] !== '')
              .map((field) => (
                <span key={field}>
                  <Name>{job[field]}</Name>
                </span>
              ))}
          </MetaLine>
          <MetaLine>
            <Dates job={job} />
          </MetaLine>
        </div>
        <div className="-mt-2">
          <OwnJobTools job={job} />
        </div>
      </div>
      <Stages job={job} />
      {job.stale && job.state === 'OPEN' && <StaleJob job={job} />}
      <div className="flex flex-wrap items-center gap-3">
        {isPaused(job) && <ResumeButton job={job} />}
        <ButtonLink
          href={href}
          size="small"
          aria-label={t(isDraft ? 'own.continueOf' : 'own.applicantsOf', { title })}
        >
          {t(isDraft ? 'own.continue' : 'own.applicants')}
        </ButtonLink>
        <ReplyLink job={job} />
      </div>
    </li>
  );
}
