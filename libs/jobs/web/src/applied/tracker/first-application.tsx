import { Bell, FileText, ListChecks } from 'lucide-react';
import { links } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { ErrorState, Link } from '@upround/shared/ui';
import { GuideSteps } from '../../components/guide-steps';
import { listInset } from '../../components/list-inset';
import { useJobsToApply } from '../data/application-saved';
import { useAppliedText } from '../messages/catalogue';
import { RowToApply } from './row-to-apply';
import { SuggestedJobs } from './suggested-jobs';

const steps = [
  ['apply', FileText],
  ['follow', ListChecks],
  ['notified', Bell],
] as const;

/** Saved jobs shown here: each costs a request. The rest are on the page of saved jobs. */
const MOST_SAVED = 6;

/** Before the first application: how it goes, the viewer's saved jobs, and jobs to apply to. */
export function FirstApplication() {
  const t = useAppliedText();
  const toApply = useJobsToApply(MOST_SAVED);
  return (
    <div className="pb-8">
      <GuideSteps
        label={t('start.label')}
        steps={steps.map(([name, icon]) => ({
          name,
          icon,
          title: t(`start.${name}`),
          hint: t(`start.${name}Hint`),
        }))}
      />
      <SavedJobs {...toApply} />
      <SuggestedJobs listed={toApply.query.isPending ? null : toApply.jobs.map(({ id }) => id)} />
    </div>
  );
}

function SavedJobs({ query, jobs, hasMore }: ReturnType<typeof useJobsToApply>) {
  const t = useAppliedText();
  if (query.isError && jobs.length === 0) {
    return (
      <ErrorState
        title={t('savedFailed')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
        className="medium:px-6"
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="saved-jobs" className={`pt-8 ${listInset}`}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b px-4 pb-3 medium:px-6">
        <h2 id="saved-jobs" className="text-title font-semibold">
          {t('start.saved')}
        </h2>
        {hasMore && (
          <Link href={links.appliedJobs({ stage: 'saved' })} className="text-small">
            {t('start.allSaved')}
          </Link>
        )}
      </header>
      <ul className="wide:grid wide:grid-cols-2">
        {jobs.map((toApply) => (
          <li key={toApply.id}>
            <RowToApply toApply={toApply} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
