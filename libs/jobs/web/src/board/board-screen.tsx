import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { JobSummary } from '@upround/jobs/contract';
import { routes } from '@upround/shared/links';
import { Page, useShortcuts } from '@upround/shared/routing';
import { classes, useIsWide } from '@upround/shared/ui';
import { JobsNav } from '../components/jobs-nav';
import { useJobsText } from '../messages/catalogue';
import { BoardHead } from './board-head';
import { JobDetailSkeleton } from './detail/job-detail-skeleton';
import { JobPane } from './detail/job-pane';
import { FilterSide } from './filters/filter-side';
import { useFilterPanel } from './filters/use-filter-panel';
import { JobList } from './list/job-list';
import { useBoard } from './use-board';
import { useFirstJob } from './use-first-job';
import { useOpenJob } from './use-open-job';
import { useOpenJobFocus } from './use-open-job-focus';

// Where it is wide, the tabs stay above, at the place that they have on the other pages.
const navClasses = 'sticky top-0 z-20 bg-surface';

// Beside the list, in columns of their own below the tabs, which scroll by themselves.
const paneClasses = 'sticky top-[calc(2.75rem+1px)] h-[calc(100dvh-2.75rem-1px)]';

/** What the page is called while a job is open, if one is; a draft may name no company. */
function usePageTitle(job: JobSummary | undefined): string {
  const t = useJobsText();
  if (job === undefined) return t('title');
  const { title, company } = job;
  return company === '' ? title : t('titleWith', { title, company });
}

/**
 * The board: filters, list and the open job side by side where it is wide, otherwise one of them. On a wide board the
 * first job is open where no other is.
 */
export function BoardScreen() {
  const t = useJobsText();
  const board = useBoard();
  const { openJob } = board;
  const isWide = useIsWide();
  const panel = useFilterPanel();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const isEmpty = useFirstJob(board, isWide);
  useOpenJobFocus(openJob, { list, pane, isWide });

  const { job } = useOpenJob(openJob);
  const title = usePageTitle(job);
  const group = t('keys.group');
  useShortcuts([
    ...(isWide ? [{ keys: 'f', label: t('keys.filters'), group, run: panel.toggle }] : []),
    ...(openJob === null || isWide
      ? []
      : [
          {
            keys: 'Escape',
            label: t('keys.close'),
            group,
            run: () => void navigate(board.hrefOf(null)),
          },
        ]),
  ]);

  return (
    <Page pattern={routes.jobs} title={title} hideHeading>
      {(isWide || openJob === null) && (
        <JobsNav current="board" className={isWide ? navClasses : undefined} />
      )}
      <div className="wide:flex">
        {isWide && panel.isOpen && (
          <aside
            aria-label={t('filters.title')}
            className={classes(
              paneClasses,
              'w-56 shrink-0 overflow-y-auto overscroll-contain border-r',
            )}
          >
            <FilterSide board={board} onClose={panel.fold} />
          </aside>
        )}
        <div
          hidden={!isWide && openJob !== null}
          className={classes(
            'min-w-0',
            openJob === null && isEmpty ? 'grow' : 'wide:w-100 wide:shrink-0 wide:border-r',
          )}
        >
          <BoardHead
            board={board}
            isWide={isWide}
            isPanelOpen={panel.isOpen}
            onPanelOpen={panel.open}
          />
          <JobList board={board} list={list} isShown={isWide || openJob === null} />
        </div>
        {openJob !== null && (
          <div ref={pane} className={classes('min-w-0 grow', isWide && paneClasses)}>
            <JobPane key={openJob} slug={openJob} board={board} isWide={isWide} />
          </div>
        )}
        {isWide && openJob === null && !isEmpty && (
          <div className="min-w-0 grow">
            <JobDetailSkeleton />
          </div>
        )}
      </div>
    </Page>
  );
}
