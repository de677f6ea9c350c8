import { useFormat } from '@upround/shared/i18n';
import { routes } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { Page } from '@upround/shared/routing';
import { ErrorState, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { TrackersNav } from '../../components/trackers-nav';
import { useAccessEvents } from '../../events/use-access-events';
import { AccessPart } from '../components/access-part';
import { BuyBar } from '../components/buy-bar';
import { HubLists } from '../components/hub-lists';
import { LatestPart } from '../components/latest-part';
import { PlansPart } from '../components/plans-part';
import { PricePart } from '../components/price-part';
import { useBundleParts, type BundleParts } from '../data/bundle-parts';
import { useBundleText } from '../messages/catalogue';
import { recordTotal } from '../model/bundle-facts';

const gridClasses = 'grid items-start gap-x-8 gap-y-8 wide:grid-cols-[minmax(0,1fr)_22rem]';

/** `/trackerbundle/tracker`: the four full trackers, and what opens them. */
export function FullTrackersScreen() {
  const t = useBundleText();
  const format = useFormat();
  const { parts, failed } = useBundleParts();
  useAccessEvents();
  const isOffer = parts !== undefined && parts.bundle.access === null;
  const lead = !isOffer
    ? 'hub.lead'
    : parts.bundle.opens.contacts
      ? 'hub.headingLeadWithContacts'
      : 'hub.headingLead';
  const heading = isOffer
    ? t('hub.heading', { count: format.number(recordTotal(parts.counts)) })
    : t('hub.title');
  return (
    <>
      <TrackersNav current="overview" isFull />
      <div className="px-4 py-6 medium:px-6 medium:py-8">
        <Page
          pattern={routes.fullTrackers}
          title={t('hub.title')}
          heading={<span className="text-display">{heading}</span>}
        >
          <p className="mt-1 mb-6 max-w-measure text-pretty text-muted">{t(lead)}</p>
          {parts !== undefined ? (
            <Hub parts={parts} />
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
      {parts !== undefined && <BuyBar bundle={parts.bundle} />}
    </>
  );
}

/** The lists, and beside them the price, or what was added last for those who have them. */
function Hub({ parts: { bundle, counts } }: { parts: BundleParts }) {
  const t = useBundleText();
  if (bundle.access !== null) {
    return (
      <div className="flex flex-col gap-8">
        <AccessPart access={bundle.access} />
        <div className={gridClasses}>
          <HubLists counts={counts} />
          <LatestPart />
        </div>
      </div>
    );
  }
  return (
    <div className={gridClasses}>
      <div className="flex min-w-0 flex-col gap-8">
        <HubLists counts={counts} />
        <LatestPart isPair />
      </div>
      <aside aria-label={t('title')} className="flex flex-col gap-4 wide:sticky wide:top-6">
        <PricePart bundle={bundle} counts={counts} />
        <PlansPart />
      </aside>
    </div>
  );
}

function HubSkeleton() {
  const t = useBundleText();
  return (
    <SkeletonGroup label={t('loading')} className={gridClasses}>
      <div className="grid gap-4 medium:grid-cols-2">
        {Array.from({ length: 4 }, (_, part) => (
          <Skeleton key={part} className="h-56 w-full rounded-surface" />
        ))}
      </div>
      <Skeleton className="h-96 w-full rounded-surface" />
    </SkeletonGroup>
  );
}
