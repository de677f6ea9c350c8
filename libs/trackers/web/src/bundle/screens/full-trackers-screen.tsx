import { routes } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { Page } from '@upround/shared/routing';
import { ErrorState, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { TrackersNav } from '../../components/trackers-nav';
import { useAccessEvents } from '../../events/use-access-events';
import { AccessPart } from '../components/access-part';
import { HubTable } from '../components/hub-table';
import { LatestPart } from '../components/latest-part';
import { useBundleParts } from '../data/bundle-parts';
import { useBundleText } from '../messages/catalogue';

const gridClasses = 'mt-8 grid items-start gap-x-12 gap-y-8 wide:grid-cols-2';

/** `/trackerbundle/tracker`: the four full trackers, and what opens them. */
export function FullTrackersScreen() {
  const t = useBundleText();
  const { parts, failed } = useBundleParts();
  useAccessEvents();
  return (
    <>
      <TrackersNav current="overview" isFull />
      <div className="px-4 py-6 medium:px-6 medium:py-8">
        <Page
          pattern={routes.fullTrackers}
          title={t('hub.title')}
          heading={<span className="text-display">{t('hub.title')}</span>}
        >
          <p className="mt-1 mb-6 max-w-measure text-muted">{t('hub.lead')}</p>
          {parts !== undefined ? (
            <>
              <AccessPart bundle={parts.bundle} />
              <div className={gridClasses}>
                <HubTable parts={parts} />
                <LatestPart />
              </div>
            </>
          ) : failed === undefined ? (
            <HubSkeleton />
          ) : (
            <ErrorState
              title={t('failed')}
              className="px-0"
              busy={failed.isFetching}
              onRetry={failed.retry}
            >
              <FailureReason error={failed.error} />
            </ErrorState>
          )}
        </Page>
      </div>
    </>
  );
}

function HubSkeleton() {
  const t = useBundleText();
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton className="h-24 w-full rounded-surface" />
      <div className={gridClasses}>
        {Array.from({ length: 2 }, (_, part) => (
          <div key={part} className="flex flex-col gap-3">
            <Skeleton className="h-7 w-56" />
            <Skeleton className="h-88 w-full" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
