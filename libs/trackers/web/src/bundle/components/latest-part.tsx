import { useQueries } from '@tanstack/react-query';
import { useId } from 'react';
import { listTrackers, trackerTypes } from '@upround/trackers/contract';
import { links } from '@upround/shared/links';
import { FailureReason, queryFor } from '@upround/shared/query';
import { InlineError, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { BriefRecord } from '../../components/brief-record';
import { useBundleText } from '../messages/catalogue';

const MOST = 6;

/** The newest records of all lists: ids sort by time. */
const useLatest = () =>
  useQueries({
    queries: trackerTypes.map((type) =>
      queryFor(listTrackers, { query: { type, sort: 'newest', limit: MOST } }),
    ),
    combine: (results) => ({
      isPending: results.some(({ isPending }) => isPending),
      error: results.find(({ error }) => error !== null)?.error ?? null,
      records: results
        .flatMap(({ data }) => data?.data ?? [])
        .sort((one, other) => (one.id < other.id ? 1 : -1))
        .slice(0, MOST),
    }),
  });

/** What was last added to the full trackers; in two columns where it has the room. */
export function LatestPart({ isPair = false }: { isPair?: boolean }) {
  const t = useBundleText();
  const id = useId();
  const { isPending, error, records } = useLatest();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="text-title font-semibold">
        {t('hub.latest')}
      </h2>
      {isPending ? (
        <SkeletonGroup label={t('hub.latestLoading')} className="divide-y border-y">
          {Array.from({ length: MOST }, (_, row) => (
            <div key={row} className="flex h-16 items-center gap-3">
              <Skeleton className="size-8 shrink-0" />
              <div className="flex grow flex-col gap-2">
                <Skeleton className="h-3.5 w-3/5" />
                <Skeleton className="h-3 w-2/5" />
              </div>
            </div>
          ))}
        </SkeletonGroup>
      ) : records.length > 0 ? (
        <ul
          className={
            isPair ? 'grid gap-x-8 border-t *:border-b medium:grid-cols-2' : 'divide-y border-y'
          }
        >
          {records.map((record) => (
            <li key={record.id} className="min-w-0">
              <BriefRecord
                record={record}
                href={links.fullTracker(record.type, { record: record.slug })}
              />
            </li>
          ))}
        </ul>
      ) : error !== null ? (
        <InlineError>
          {t('hub.latestFailed')} <FailureReason error={error} />
        </InlineError>
      ) : (
        <p className="text-small text-muted">{t('hub.latestNone')}</p>
      )}
    </section>
  );
}
