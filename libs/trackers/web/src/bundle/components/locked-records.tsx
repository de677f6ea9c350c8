import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { listTrackers, type TrackerType } from '@upround/trackers/contract';
import { FailureReason, queryFor } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { classes, InlineError, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { useTrackerTexts } from '../../components/tracker-texts';
import { useFit } from '../../data/use-fit';
import type { BundleParts } from '../data/bundle-parts';
import { useBundleText } from '../messages/catalogue';
import { LockedRecord } from './locked-record';
import { LockedRest } from './locked-rest';

const MOST = 10;
/** So many are looked at for those with contact details. */
const LOOKED_AT = 50;

interface LockedRecordsProps {
  type: TrackerType;
  parts: BundleParts;
}

/** The records with contact details that fit the viewer best, or were added last, and which details are locked. */
export function LockedRecords({ type, parts: { counts } }: LockedRecordsProps) {
  const t = useBundleText();
  const texts = useTrackerTexts();
  const id = useId();
  const { isMember } = useSession();
  const fit = useFit();
  const isByFit = Boolean(fit.settings);
  const query = useQuery({
    ...queryFor(listTrackers, {
      query: { type, sort: isByFit ? 'fit' : 'newest', limit: LOOKED_AT },
    }),
    enabled: !isMember || !fit.isPending,
  });
  const all = query.data?.data ?? [];
  const withContacts = all.filter(({ contactCount }) => contactCount > 0);
  // Of angel networks, these are all that are free to read.
  const isWhole = type === 'ANGEL' || withContacts.length === 0;
  const listable = isWhole ? all : withContacts;
  const records = listable.slice(0, MOST);
  const heading = isByFit ? 'locked.best' : 'locked.newest';
  const counted = counts.find((one) => one.type === type);
  const listed = type === 'ANGEL' ? counted?.readableCount : counted?.contactCount;
  const expected = Math.min(listed || MOST, MOST);
  const shown = query.data === undefined ? expected : records.length;
  const rest = type === 'ANGEL' && counted !== undefined ? counted.count - shown : 0;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div>
        <h2 id={id} className="text-title font-semibold">
          {t(
            type === 'ANGEL'
              ? 'locked.sampleFree'
              : isWhole && !query.isPending
                ? 'locked.all'
                : heading,
          )}
        </h2>
        {(query.isPending || withContacts.length > 0) && (
          <p className="text-small text-muted">{t('locked.hint')}</p>
        )}
      </div>
      {query.data !== undefined ? (
        records.length === 0 ? (
          <p className="text-small text-muted">{t('sample.none')}</p>
        ) : (
          <>
            <ul className={classes('divide-y border-t', rest <= 0 && 'border-b')}>
              {records.map((record) => (
                <li key={record.id}>
                  <LockedRecord record={record} hasFits={isByFit} />
                </li>
              ))}
            </ul>
            {rest > 0 && <LockedRest type={type} count={rest} />}
          </>
        )
      ) : query.isPending ? (
        <>
          <LockedSkeletons
            label={t('locked.loading', { types: texts.many(type) })}
            count={expected}
            isCut={rest > 0}
          />
          {rest > 0 && <LockedRest type={type} count={rest} />}
        </>
      ) : (
        <InlineError>
          {t('locked.failed', { types: texts.many(type) })}. <FailureReason error={query.error} />
        </InlineError>
      )}
    </section>
  );
}

interface LockedSkeletonsProps {
  label: string;
  count: number;
  /** The rest of the list is below them. */
  isCut: boolean;
}

const LockedSkeletons = ({ label, count, isCut }: LockedSkeletonsProps) => (
  <SkeletonGroup label={label} className={classes('divide-y border-t', !isCut && 'border-b')}>
    {Array.from({ length: count }, (_, row) => (
      <div key={row} className="flex h-26 items-center gap-3 medium:h-16">
        <Skeleton className="size-8 shrink-0" />
        <div className="flex grow flex-col gap-2">
          <Skeleton className="h-3.5 w-1/2" />
          <Skeleton className="h-3 w-2/5" />
        </div>
        <Skeleton className="hidden h-6 w-48 medium:block" />
      </div>
    ))}
  </SkeletonGroup>
);
