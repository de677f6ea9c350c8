import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { listedStates } from '@upround/jobs/contract';
import { links, routes } from '@upround/shared/links';
import { itemsOf } from '@upround/shared/query';
import { Page, useSearchChoice } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { ButtonLink, SegmentedControl, Skeleton, useIsWide } from '@upround/shared/ui';
import { JobsHead } from '../../components/jobs-head';
import { JobsNav } from '../../components/jobs-nav';
import { TableSkeleton } from '../../components/table-skeleton';
import { anyOwnJobQuery, ownJobsQuery } from '../data/hiring-queries';
import { useHiringText } from '../messages/catalogue';
import { HiringGuide } from './hiring-guide';
import { HiringStats, HiringStatsSkeleton } from './hiring-stats';
import { useOwnJobsText } from './messages/catalogue';
import { OwnJobList } from './own-job-list';
import { OwnJobSkeletons } from './own-job-skeletons';

/**
 * The creator's own jobs by state, with counts.
 *
 * @param notice above them
 */
export function OwnJobsPage({ notice }: { notice?: ReactNode }) {
  const t = useHiringText();
  const tOwn = useOwnJobsText();
  const { user } = useSession();
  return (
    <Page pattern={routes.jobs} title={t('title')} hideHeading>
      <JobsNav current="hiring" />
      <JobsHead
        title={t('title')}
        line={tOwn('intro')}
        actions={
          <ButtonLink href={links.postJob()} variant="primary" icon={Plus}>
            {t('post')}
          </ButtonLink>
        }
      />
      {notice !== undefined && <div className="px-4 pb-5 medium:px-6">{notice}</div>}
      {user !== null && <OwnJobs userId={user.id} />}
    </Page>
  );
}

/** A guide before the first job; then the jobs of a state, below numbers where some are open. */
function OwnJobs({ userId }: { userId: string }) {
  const t = useHiringText();
  const [state, setState] = useSearchChoice('state', listedStates);
  const open = useInfiniteQuery(ownJobsQuery(userId, 'OPEN'));
  const any = useInfiniteQuery(anyOwnJobQuery(userId));
  const { items: openJobs } = itemsOf(open.data);
  // Only before the first answer: a list that failed reads again by itself, and would come and go otherwise.
  const isFirstRead = [open, any].some(
    ({ isPending, errorUpdateCount }) => isPending && errorUpdateCount === 0,
  );
  if (isFirstRead) return <OwnJobsSkeleton />;
  if (any.data !== undefined && itemsOf(any.data).items.length === 0) return <HiringGuide />;
  const hasStats = openJobs.length > 0;
  return (
    <>
      {hasStats && <HiringStats jobs={openJobs} hasMore={open.hasNextPage} />}
      <div className="border-b px-4 pb-4 medium:px-6">
        <SegmentedControl
          label={t('own.tabs')}
          value={state}
          onChange={setState}
          options={listedStates.map((value) => ({ value, label: t(`own.${value}`) }))}
        />
      </div>
      <OwnJobList key={state} userId={userId} state={state} hasStats={hasStats} />
    </>
  );
}

function OwnJobsSkeleton() {
  const t = useHiringText();
  const isWide = useIsWide();
  const label = t('own.loading');
  return (
    <>
      <HiringStatsSkeleton />
      <div className="border-b px-4 pb-4 medium:px-6">
        <Skeleton className="h-10 w-72 max-w-full" />
      </div>
      {isWide ? <TableSkeleton label={label} /> : <OwnJobSkeletons label={label} />}
    </>
  );
}
