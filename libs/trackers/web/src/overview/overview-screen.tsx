import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { links, routes } from '@upround/shared/links';
import { Page, useShortcuts } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { classes, Skeleton, SkeletonGroup, useIsWide } from '@upround/shared/ui';
import { TrackersNav } from '../components/trackers-nav';
import { overviewQuery } from '../data/tracker-queries';
import { useFit } from '../data/use-fit';
import { useAccessEvents } from '../events/use-access-events';
import { useRecordFocus } from '../lists/use-record-focus';
import { useRowInSight } from '../lists/use-row-in-sight';
import { useTrackerListText } from '../lists/messages/catalogue';
import { useTrackersText } from '../messages/catalogue';
import { RecordPane } from '../record/record-pane';
import { useOpenRecord } from '../record/use-open-record';
import { GuestHead } from './guest-head';
import { useTrackerOverviewText } from './messages/catalogue';
import { Overview } from './overview';
import { BestFits, OverviewAside } from './overview-aside';

// Below the tabs, each pane scrolls by itself.
const paneClasses =
  'wide:h-[calc(100dvh-2.75rem-1px)] wide:overflow-y-auto wide:overscroll-contain';

/** `/tracker`: every type with some of its records; with `?record=`, one of them beside it or in its place. */
export function OverviewScreen() {
  const t = useTrackersText();
  const tList = useTrackerListText();
  const [search] = useSearchParams();
  const slug = search.get('record');
  const isWide = useIsWide();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const { record } = useOpenRecord(slug);
  useAccessEvents();
  useRecordFocus(slug, { list, pane, isWide });
  const { isSuccess } = useQuery(overviewQuery());
  useRowInSight(isWide && isSuccess ? slug : null, list, (box) => {
    const row = slug === null ? null : box.querySelector(`[data-record="${CSS.escape(slug)}"]`);
    if (row === null) return undefined;
    const { top, height } = row.getBoundingClientRect();
    return { top: top - box.getBoundingClientRect().top + box.scrollTop, height, head: 0 };
  });
  const close = () => void navigate(links.trackers());
  useShortcuts(
    slug === null
      ? []
      : [{ keys: 'Escape', label: tList('keys.close'), group: tList('keys.group'), run: close }],
  );
  const isReplaced = slug !== null && !isWide;
  return (
    <Page pattern={routes.trackers} title={record?.name ?? t('title')} hideHeading>
      {!isReplaced && <TrackersNav current="overview" />}
      <div className={classes(slug !== null && 'wide:flex')}>
        <div
          ref={list}
          hidden={isReplaced}
          className={classes(slug !== null && classes(paneClasses, 'wide:w-100 wide:shrink-0'))}
        >
          <OverviewPart record={slug} />
        </div>
        {slug !== null && (
          <div
            ref={pane}
            className={classes('min-w-0 grow', isWide && paneClasses, 'wide:border-l')}
          >
            <RecordPane
              key={slug}
              slug={slug}
              back={links.trackers()}
              isBeside={isWide}
              onClose={close}
            />
          </div>
        )}
      </div>
    </Page>
  );
}

/** The overview with what to do next beside it, or alone beside a record. */
function OverviewPart({ record }: { record: string | null }) {
  const t = useTrackersText();
  const tOverview = useTrackerOverviewText();
  const { isMember } = useSession();
  return (
    <div className="flex flex-col gap-6 px-4 py-6 medium:px-6">
      {!isMember && record === null ? (
        <GuestHead />
      ) : (
        <div>
          {/* The heading of the page, which is hidden, says the same to screen readers. */}
          <p aria-hidden className="text-display font-semibold">
            {t('title')}
          </p>
          <p className="mt-1 max-w-measure text-muted">{tOverview('lead')}</p>
        </div>
      )}
      {record !== null ? <Overview record={record} /> : <ListsAndAside />}
    </div>
  );
}

/** The lists with what is for the viewer beside them; in other windows the best fits come first, and the rest last. */
function ListsAndAside() {
  const t = useTrackerOverviewText();
  const isWide = useIsWide();
  const { isMember } = useSession();
  const { settings, isPending } = useFit();
  // Whether the best fits come first depends on the settings: no list is shown that would move.
  if (!isWide && isMember && isPending) {
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-96 w-full" />
      </SkeletonGroup>
    );
  }
  const areFitsFirst = !isWide && Boolean(settings);
  return (
    <div className="flex flex-col gap-8 wide:flex-row">
      {areFitsFirst && <BestFits />}
      <div className="min-w-0 grow">
        <Overview record={null} />
      </div>
      <aside aria-label={t('aside')} className="shrink-0 wide:w-80">
        <OverviewAside isWithoutFits={areFitsFirst} />
      </aside>
    </div>
  );
}
