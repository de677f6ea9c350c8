import type { Application, Job } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import {
  Button,
  Divider,
  InlineError,
  Link,
  Notice,
  Skeleton,
  SkeletonGroup,
  Words,
} from '@upround/shared/ui';
import { ResumeLink } from '../../apply/resume/resume-link';
import { useApplyAgain } from '../../apply/panel/use-apply-again';
import { CompanyLine } from '../../components/company-line';
import { JobBadges } from '../../components/job-badges';
import { JobFacts } from '../../components/job-facts';
import { useAllApplied } from '../data/application-all';
import { useAppliedText } from '../messages/catalogue';
import { MemoField } from './memo-field';
import { Timeline } from './timeline';
import { WithdrawButton } from './withdraw-button';

interface ApplicationDetailProps {
  application: Application;
  job: Job;
}

/** The job, how the application moved, what was sent, and what one notes down about it. */
export function ApplicationDetail({ application, job }: ApplicationDetailProps) {
  const t = useAppliedText();
  const applyAgain = useApplyAgain();
  const { id, state } = application;
  const { query, items } = useAllApplied((come) => come.some((one) => one.application.id === id));
  // The badge says what the timeline says: both come from the application.
  const viewer = { ...job.viewer, application: { id, state } };
  const own = items.find((one) => one.application.id === id)?.application;
  return (
    <article className="flex flex-col gap-6 px-4 pt-2 pb-10">
      <header className="flex flex-col gap-0.5">
        <h2 dir="auto" className="text-title font-semibold text-balance wrap-anywhere">
          <Link href={links.jobs({ job: job.slug })} tone="text">
            <Words>{job.title}</Words>
          </Link>
        </h2>
        <CompanyLine job={job} className="" />
        {/* How old the job is counts no more: the dates here are those of the application. */}
        <JobFacts job={{ ...job, publishedAt: null }} />
        <JobBadges job={{ ...job, viewer }} className="pt-1.5" />
      </header>
      {own?.silent === true && (
        <Notice tone="warning" title={t('application.silent')}>
          {t('application.silentHint', { name: job.creator.displayName })}
        </Notice>
      )}
      <Timeline application={application} />
      <Divider />
      <Sent application={application} />
      <Divider />
      {own !== undefined && <MemoField key={id} id={id} memo={own.memo} />}
      {own === undefined && query.isError && <InlineError>{t('memo.unread')}</InlineError>}
      {own === undefined && query.isFetching && (
        <SkeletonGroup label={t('memo.loading')}>
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
      )}
      <div>
        {state !== 'WITHDRAWN' && state !== 'REJECTED' && (
          <WithdrawButton application={application} job={job} />
        )}
        {state === 'WITHDRAWN' && job.state === 'OPEN' && (
          <Button onClick={() => applyAgain(application, job)}>{t('application.again')}</Button>
        )}
        {state === 'WITHDRAWN' && job.state !== 'OPEN' && (
          <p className="text-small text-muted">{t('application.closed')}</p>
        )}
      </div>
    </article>
  );
}

/** What the company got. */
function Sent({ application: { note, resume } }: { application: Application }) {
  const t = useAppliedText();
  return (
    <section aria-labelledby="sent" className="flex flex-col gap-3">
      <h3 id="sent" className="font-semibold">
        {t('application.sent')}
      </h3>
      <dl className="flex flex-col gap-3">
        <div className="flex flex-col gap-1">
          <dt className="text-small font-medium text-muted">{t('application.note')}</dt>
          <dd dir="auto" className="max-w-measure wrap-anywhere whitespace-pre-line">
            {note === '' ? t('application.noNote') : <Words>{note}</Words>}
          </dd>
        </div>
        <div className="flex flex-col gap-1">
          <dt className="text-small font-medium text-muted">{t('application.resume')}</dt>
          <dd>{resume === null ? t('application.noResume') : <ResumeLink resume={resume} />}</dd>
        </div>
      </dl>
    </section>
  );
}
