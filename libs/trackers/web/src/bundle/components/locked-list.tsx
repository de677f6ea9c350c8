import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { listTrackers, trackerLimits, type TrackerType } from '@upround/trackers/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { FailureReason, queryFor } from '@upround/shared/query';
import { ButtonLink, InlineError, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { BriefRecord } from '../../components/brief-record';
import { useTrackerTexts } from '../../components/tracker-texts';
import { pageOf } from '../../model/list-pages';
import { useBundleText } from '../messages/catalogue';
import type { BundleParts } from '../data/bundle-parts';
import { BundleFrame } from './bundle-frame';
import { PlansPart } from './plans-part';
import { PricePart } from './price-part';

/** What a full list holds, for those who don't have it: its counts, what of it is free, and how to get the rest. */
export function LockedList({ type }: { type: TrackerType }) {
  const t = useBundleText();
  const texts = useTrackerTexts();
  return (
    <BundleFrame
      isFull
      current={type}
      pattern={pageOf({ type, isFull: true })}
      title={texts.types(type)}
      asideLabel={t('price.title')}
      aside={({ bundle }) => (
        <>
          <PricePart bundle={bundle} />
          <PlansPart />
        </>
      )}
    >
      {({ counts }) => (
        <div className="flex flex-col gap-8">
          <Holds type={type} counts={counts} />
          <FreeRecords type={type} />
        </div>
      )}
    </BundleFrame>
  );
}

function Holds({ type, counts }: Pick<BundleParts, 'counts'> & { type: TrackerType }) {
  const t = useBundleText();
  const format = useFormat();
  const texts = useTrackerTexts();
  const entry = counts.find((one) => one.type === type);
  if (entry === undefined) return null;
  const { count, contactCount, readableCount } = entry;
  return (
    <div className="flex flex-col items-start gap-4">
      <p>
        {t('locked.holds', {
          counted: texts.counted(type, count),
          contacts: format.number(contactCount),
        })}{' '}
        {readableCount < count && t('locked.readable', { count: format.number(readableCount) })}
      </p>
      {type !== 'ANGEL' && (
        <ButtonLink href={links.tracker(type)}>
          {t('locked.free', { types: texts.many(type) })}
        </ButtonLink>
      )}
    </div>
  );
}

/** Records that the viewer can read already. */
function FreeRecords({ type }: { type: TrackerType }) {
  const t = useBundleText();
  const texts = useTrackerTexts();
  const id = useId();
  const limit = trackerLimits.angelSample;
  const query = useQuery(queryFor(listTrackers, { query: { type, limit } }));
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-title font-semibold">
        {t(type === 'ANGEL' ? 'locked.sampleFree' : 'locked.sample')}
      </h2>
      {query.data !== undefined ? (
        query.data.data.length === 0 ? (
          <p className="text-small text-muted">{t('sample.none')}</p>
        ) : (
          <ul className="divide-y border-y">
            {query.data.data.map((record) => (
              <li key={record.id}>
                <BriefRecord record={record} />
              </li>
            ))}
          </ul>
        )
      ) : query.isPending ? (
        <SkeletonGroup
          label={t('locked.loading', { types: texts.many(type) })}
          className="divide-y border-y"
        >
          {Array.from({ length: limit }, (_, row) => (
            <div key={row} className="flex h-16 items-center gap-3">
              <Skeleton className="size-8 shrink-0" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          ))}
        </SkeletonGroup>
      ) : (
        <InlineError>
          {t('locked.failed', { types: texts.many(type) })}. <FailureReason error={query.error} />
        </InlineError>
      )}
    </section>
  );
}
