import {
  isDeclined,
  isPaused,
  type Application,
  type AppliedJob,
  type Job,
} from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { Divider, InlineError, Link, Notice, Time, Words } from '@upround/shared/ui';
import { FileLink } from '@upround/uploads/web';
import { AgainButton } from '../../apply/panel/again-button';
import { CompanyLine } from '../../components/company-line';
import { JobBadges } from '../../components/job-badges';
import { JobMark } from '../../components/job-mark';
import { useAppliedText } from '../messages/catalogue';
import { ApplicationSides } from './application-sides';
import { MemoField } from './memo-field';
import { NextPart } from './next-part';
import { isOffered, OfferPart } from './offer-part';
import { Timeline } from './timeline';
import { WithdrawButton } from './withdraw-button';

interface ApplicationDetailProps {
  application: Application;
  job: Job;
  /** As the viewer’s list has it, with what only they see; undefined where that didn’t load. */
  own: AppliedJob['application'] | undefined;
  /** Why the viewer’s list couldn't load; undefined if it did. */
  unreadError: unknown;
}

/** The job, how the application moved, what was sent, the viewer’s own note; beside them the poster and the job. */
export function ApplicationDetail({ application, job, own, unreadError }: ApplicationDetailProps) {
  const t = useAppliedText();
  const { id, state } = application;
  return (
    <article className="flex flex-col gap-6 p-4 pb-10 medium:p-6">
      <DetailHead application={application} job={job} />
      {isOffered(application) ? (
        <OfferPart application={application} job={job} />
      ) : (
        <NextPart
          application={application}
          job={job}
          isSilent={own?.silent === true && job.state === 'OPEN'}
        />
      )}
      {isPaused(job) && state !== 'WITHDRAWN' && (
        <Notice tone="warning" title={t('application.paused')}>
          {t('application.pausedHint')}
        </Notice>
      )}
      <div className="flex flex-col gap-6 wide:flex-row wide:gap-8">
        <div className="flex min-w-0 grow flex-col gap-6">
          <Timeline application={application} />
          <Divider />
          <Sent application={application} />
          <Divider />
          {own !== undefined && <MemoField key={id} id={id} memo={own.memo} />}
          {unreadError !== undefined && (
            <InlineError>
              {t('memo.unread')} <FailureReason error={unreadError} />
            </InlineError>
          )}
          <div>
            {state !== 'WITHDRAWN' && state !== 'REJECTED' && (
              <WithdrawButton application={application} job={job} />
            )}
            {state === 'WITHDRAWN' && job.state !== 'OPEN' && !isDeclined(application) && (
              <p className="text-small text-muted">
                {t(isPaused(job) ? 'application.pausedWithdrawn' : 'application.closed')}
              </p>
            )}
          </div>
        </div>
        <ApplicationSides job={job} canMessage={state === 'REJECTED'} />
      </div>
    </article>
  );
}

function DetailHead({ application, job }: Pick<ApplicationDetailProps, 'application' | 'job'>) {
  const t = useAppliedText();
  const { id, state } = application;
  // The badge says what the timeline says: both come from the application.
  const viewer = { ...job.viewer, application: { id, state } };
  return (
    <header className="flex gap-4">
      <JobMark job={job} size={64} />
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <h2 dir="auto" className="text-display font-semibold text-balance wrap-anywhere">
          <Link href={links.jobs({ job: job.slug })} tone="text">
            <Words>{job.title}</Words>
          </Link>
        </h2>
        <CompanyLine isLinked job={job} className="text-muted" />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
          <JobBadges job={{ ...job, viewer }} />
          <span className="text-small text-muted">
            {t('application.moved')} <Time value={application.movedAt} />
          </span>
        </div>
        {/* Apart from what withdraws it, so that a second click doesn't undo the first. */}
        {state === 'WITHDRAWN' && job.state === 'OPEN' && !isDeclined(application) && (
          <div className="pt-3">
            <AgainButton application={application} job={job}>
              {t('application.again')}
            </AgainButton>
          </div>
        )}
      </div>
    </header>
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
          <dd>
            {resume === null ? (
              t('application.noResume')
            ) : (
              <FileLink url={resume.url} name={resume.name} size={resume.size} />
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}
