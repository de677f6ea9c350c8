import { useInfiniteQuery } from '@tanstack/react-query';
import { BellRing, ListChecks, Mail } from 'lucide-react';
import { links } from '@upround/shared/links';
import { itemsOf } from '@upround/shared/query';
import { ICON_STROKE, Link, Skeleton, Time, useIsWide, Words } from '@upround/shared/ui';
import { boardQuery } from '../board/data/job-queries';
import { JobMark } from '../components/job-mark';
import { useSearchesText } from './messages/catalogue';

const steps = [
  ['filter', ListChecks],
  ['rhythm', BellRing],
  ['once', Mail],
] as const;

/** So many of the newest jobs are shown. */
const NEWEST = 5;

/** Beside the saved searches, below them where there is no room: how alerts work, and where it is wide the newest jobs. */
export function SearchesAside() {
  const t = useSearchesText();
  const isWide = useIsWide();
  return (
    <div className="flex w-full max-w-content grow flex-col gap-8 px-4 py-6 medium:px-6 wide:w-rail">
      <section aria-labelledby="alerts-work">
        <h2 id="alerts-work" className="font-semibold">
          {t('title')}
        </h2>
        <ol className="mt-4 flex flex-col gap-4 text-small">
          {steps.map(([step, StepIcon]) => (
            <li key={step} className="flex gap-3">
              <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-surface-sunken text-muted">
                <StepIcon aria-hidden size={20} strokeWidth={ICON_STROKE} />
              </span>
              <span className="min-w-0">
                <span className="block font-medium">{t(`${step}`)}</span>
                <span className="text-muted">{t(`${step}Hint`)}</span>
              </span>
            </li>
          ))}
        </ol>
        <p className="mt-4 text-small">
          <Link href={links.settings({ section: 'notifications' })}>{t('settings')}</Link>
        </p>
      </section>
      {isWide && <NewestJobs />}
    </div>
  );
}

/** The newest open jobs, a line each. Renders nothing where they couldn't be loaded or there are none. */
function NewestJobs() {
  const t = useSearchesText();
  const query = useInfiniteQuery(boardQuery({}, 'newest'));
  const jobs = itemsOf(query.data).items.slice(0, NEWEST);
  if (!query.isPending && jobs.length === 0) return null;
  return (
    <section aria-labelledby="newest-jobs" className="border-t pt-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="newest-jobs" className="font-semibold">
          {t('newest')}
        </h2>
        <Link href={links.jobs()} tone="muted" className="text-small">
          {t('allJobs')}
        </Link>
      </div>
      <ul className="mt-4 flex flex-col gap-4">
        {query.isPending
          ? Array.from({ length: NEWEST }, (_, place) => (
              <li key={place} className="flex h-11 items-center gap-3">
                <Skeleton className="size-10 shrink-0" />
                <Skeleton className="h-4 w-56 max-w-full" />
              </li>
            ))
          : jobs.map((job) => (
              <li key={job.id} className="flex h-11 items-center gap-3">
                <JobMark job={job} size={40} />
                <div className="min-w-0 grow">
                  <p className="truncate">
                    <Link href={links.jobs({ job: job.slug })} tone="text" className="font-medium">
                      <Words>{job.title}</Words>
                    </Link>
                  </p>
                  <p className="flex gap-3 text-small text-muted">
                    <span className="min-w-0 grow truncate">{job.company}</span>
                    {job.publishedAt !== null && (
                      <Time value={job.publishedAt} form="short" className="shrink-0" />
                    )}
                  </p>
                </div>
              </li>
            ))}
      </ul>
    </section>
  );
}
