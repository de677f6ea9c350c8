import { useId } from 'react';
import type { TrackerCount, TrackerType } from '@upround/trackers/contract';
import { useFormat } from '@upround/shared/i18n';
import { FailureReason } from '@upround/shared/query';
import { Button, InlineError, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { useTrackerTexts } from '../../components/tracker-texts';
import type { BundleParts } from '../data/bundle-parts';
import { LISTED, useLockedRecords } from '../data/use-locked-records';
import { useBundleText } from '../messages/catalogue';
import { LockedHead, LockedRecord } from './locked-record';
import { LockedRest } from './locked-rest';

interface LockedRecordsProps {
  type: TrackerType;
  parts: BundleParts;
}

/** The records with contact details, the best fits or the newest first, and whether those details are locked. */
export function LockedRecords({ type, parts: { bundle, counts } }: LockedRecordsProps) {
  const entry = counts.find((one) => one.type === type);
  if (entry === undefined) return null;
  return <CountedRecords entry={entry} isLocked={!bundle.opens.contacts} />;
}

interface CountedRecordsProps {
  entry: TrackerCount;
  /** The viewer can't read contact details yet. */
  isLocked: boolean;
}

function CountedRecords({ entry, isLocked }: CountedRecordsProps) {
  const t = useBundleText();
  const format = useFormat();
  const texts = useTrackerTexts();
  const id = useId();
  const { type, count, contactCount, readableCount } = entry;
  const list = useLockedRecords(entry);
  const { query, records, isByFit, isReading, isWhole } = list;
  const isLoaded = query.data !== undefined && (!isReading || records.length >= LISTED);
  const contacts = records.filter((record) => record.contactCount > 0).length;
  const heading =
    type === 'ANGEL'
      ? t('locked.sample', {
          readable: format.number(readableCount),
          counted: texts.counted(type, count),
        })
      : isWhole || contactCount === 0
        ? t('locked.all')
        : t('locked.with', { contacts: contactCount, counted: texts.counted(type, count) });
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div>
        <h2 id={id} className="text-title font-semibold figures">
          {heading}
        </h2>
        {(!isLoaded || records.length > 0) && (
          <p className="text-small text-muted">
            {t(isByFit ? 'locked.hintFit' : 'locked.hintNew')}{' '}
            {t(isLocked && contactCount > 0 ? 'locked.hintLocked' : 'locked.hintOpen')}
          </p>
        )}
      </div>
      {isLoaded ? (
        records.length === 0 ? (
          <p className="text-small text-muted">{t('sample.none')}</p>
        ) : (
          <div>
            <LockedHead hasFits={isByFit} isLocked={isLocked} />
            <ul className="divide-y border-y">
              {records.map((record) => (
                <li key={record.id}>
                  <LockedRecord record={record} hasFits={isByFit} isLocked={isLocked} />
                </li>
              ))}
            </ul>
          </div>
        )
      ) : query.isLoadingError ? (
        <InlineError>
          {t('locked.failed', { types: texts.many(type) })}. <FailureReason error={query.error} />
        </InlineError>
      ) : (
        <LockedSkeletons
          label={t('locked.loading', { types: texts.many(type) })}
          total={list.total}
        />
      )}
      {isLoaded && <ListedPart list={list} />}
      <LockedRest entry={entry} contactsAbove={isLoaded ? contacts : undefined} />
    </section>
  );
}

/** How much of the list is above, and the way to more of it. */
function ListedPart({ list }: { list: ReturnType<typeof useLockedRecords> }) {
  const t = useBundleText();
  const format = useFormat();
  const { records, total, hasMore, isReading, isWhole, query } = list;
  const missing = total - records.length;
  if (isWhole || missing <= 0) return null;
  if (!hasMore && !isReading) {
    if (!list.isWithoutHidden) return null;
    return <p className="text-small text-muted">{t('locked.hidden', { count: missing })}</p>;
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button busy={isReading && query.isFetching} onClick={list.more}>
        {t('locked.showMore', { count: Math.min(missing, LISTED) })}
      </Button>
      <p className="text-small text-muted figures">
        {t('locked.listed', { shown: format.number(records.length), total: format.number(total) })}
      </p>
      {query.isFetchNextPageError && (
        <InlineError>
          <FailureReason error={query.error} />
        </InlineError>
      )}
    </div>
  );
}

interface LockedSkeletonsProps {
  label: string;
  /** How many there are; 0 where none has contact details, and others are listed. */
  total: number;
}

const LockedSkeletons = ({ label, total }: LockedSkeletonsProps) => (
  <SkeletonGroup label={label}>
    <div className="h-9 border-t max-medium:hidden" />
    <div className="divide-y border-y">
      {Array.from({ length: Math.min(total || LISTED, LISTED) }, (_, row) => (
        <div key={row}>
          <div className="flex h-20 items-center gap-3 medium:h-16">
            <Skeleton className="size-8 shrink-0" />
            <div className="flex grow flex-col gap-2">
              <Skeleton className="h-3.5 w-1/2" />
              <Skeleton className="h-3 w-2/5" />
            </div>
            <Skeleton className="hidden h-6 w-48 medium:block" />
          </div>
        </div>
      ))}
    </div>
    {total > LISTED && <Skeleton className="mt-3 h-10 w-36" />}
  </SkeletonGroup>
);
