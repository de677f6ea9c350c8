import { useState } from 'react';
import { isPaused, type JobSummary } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import {
  Anchor,
  Badge,
  Deferred,
  Notice,
  Prose,
  SkeletonGroup,
  SkeletonText,
  Words,
} from '@upround/shared/ui';
import { ApplyPanel } from '../../apply/panel/apply-panel';
import { CompanyBlock } from '../../company/company-block';
import { chipClasses } from '../../components/chip-classes';
import { CompanyLine } from '../../components/company-line';
import { JobMark } from '../../components/job-mark';
import { PosterPart } from '../../components/poster-part';
import { ReplyLine } from '../../components/reply-line';
import { useJobsText } from '../../messages/catalogue';
import { tagName } from '../../model/tag-name';
import { ApplyBar } from './apply-bar';
import { FactList } from './fact-list';
import { JobActions } from './job-actions';
import { OwnJobLine } from './own-job-line';
import { PosterBrief } from './poster-brief';
import { SimilarJobs } from './similar-jobs';

export interface JobDetailProps {
  job: JobSummary;
  /** Undefined until it is read. */
  description: string | undefined;
}

/** Everything about one job. */
export function JobDetail({ job, description }: JobDetailProps) {
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  return (
    // On phones as high as the window below its bar, so that the bar to apply with is at the bottom from the start.
    <article
      aria-labelledby="open-job"
      className="@container flex max-w-measure flex-col max-medium:min-h-[calc(100dvh-3.5rem-var(--frame-bottom))]"
    >
      <div className="flex flex-col gap-6 px-4 py-6 medium:px-6">
        <header className="flex gap-4 wide:pr-10">
          <JobMark job={job} size={64} />
          <div className="flex min-w-0 flex-col gap-1">
            <h2
              id="open-job"
              dir="auto"
              className="text-display font-semibold text-balance wrap-anywhere"
            >
              <Words>{job.title}</Words>
            </h2>
            <CompanyLine isLinked job={job} className="text-muted" />
          </div>
        </header>
        <JobStatus job={job} />
        {job.applications === null ? (
          // On phones, the bar below has the button that would be here.
          <div className="flex flex-col gap-3 max-medium:-mt-3 max-medium:gap-1">
            <div
              ref={setPanel}
              className="flex flex-col gap-2 empty:hidden max-medium:*:first:empty:hidden"
            >
              <ApplyPanel job={job} />
              <ReplyLine isWhole job={job} />
            </div>
            <JobActions job={job} />
          </div>
        ) : (
          <OwnJobLine job={job} counts={job.applications} />
        )}
        <FactList job={job} />
        <PosterBrief job={job} />
        <Description text={description} />
        {/* Below the description, whose length is not known before it is read. */}
        {description !== undefined && <BelowDescription job={job} />}
      </div>
      <ApplyBar job={job} panel={panel} />
    </article>
  );
}

function BelowDescription({ job }: { job: JobSummary }) {
  const t = useJobsText();
  return (
    <>
      {job.tags.length > 0 && (
        <ul aria-label={t('detail.tags')} className="flex flex-wrap gap-2">
          {job.tags.map((tag) => (
            <li key={tag}>
              <Anchor href={links.jobs({ tag })} className={chipClasses(false)}>
                {tagName(tag)}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      <PosterPart job={job} canMessage={job.state !== 'DRAFT'} className="border-t pt-6" />
      <Deferred>
        <CompanyBlock job={job} />
        <SimilarJobs job={job} />
      </Deferred>
    </>
  );
}

/** Nothing for a draft that has none yet. */
function Description({ text }: { text: string | undefined }) {
  const t = useJobsText();
  if (text === '') return null;
  return (
    <section aria-label={t('detail.about')}>
      {text === undefined ? (
        <SkeletonGroup label={t('loadingJob')}>
          <SkeletonText lines={6} />
        </SkeletonGroup>
      ) : (
        <Prose isForeign text={text} />
      )}
    </section>
  );
}

/** The viewer can resume it: only a job's creator has its counts. */
const isOwnPaused = (job: JobSummary) => isPaused(job) && job.applications !== null;

/** Notices about a job: that it is closed and why, a draft, or may be stale. */
function JobStatus({ job }: { job: JobSummary }) {
  const t = useJobsText();
  if (job.state === 'DRAFT') return <Notice title={t('closed.draft')} />;
  if (job.state === 'CLOSED') {
    return (
      <Notice tone="warning" title={t(isPaused(job) ? 'closed.paused' : 'closed.title')}>
        {job.closeReason !== null &&
          t(`closed.${isOwnPaused(job) ? 'ownPaused' : job.closeReason}`)}
      </Notice>
    );
  }
  if (!job.stale) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 text-small text-muted">
      <Badge tone="warning">{t('card.stale')}</Badge>
      {t('detail.staleHint')}
    </p>
  );
}
