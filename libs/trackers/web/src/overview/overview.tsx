import { useQuery } from '@tanstack/react-query';
import { FailureReason } from '@upround/shared/query';
import { ErrorState, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { overviewQuery } from '../data/tracker-queries';
import { useTrackerOverviewText } from './messages/catalogue';
import { TypePart } from './type-part';

const gridClasses = 'grid gap-x-8 gap-y-8 @dialog-wide:grid-cols-2';

/** Each type with its counts and some of its records; in two columns where there is room. */
export function Overview({ record }: { record: string | null }) {
  const t = useTrackerOverviewText();
  const query = useQuery(overviewQuery());
  if (query.data !== undefined) {
    return (
      <div className="@container">
        <div className={gridClasses}>
          {query.data.data.map((entry) => (
            <TypePart key={entry.type} entry={entry} record={record} />
          ))}
        </div>
      </div>
    );
  }
  if (query.isPending) {
    return (
      <SkeletonGroup label={t('loading')} className="@container">
        <div className={gridClasses}>
          {Array.from({ length: 4 }, (_, part) => (
            <div key={part} className="flex flex-col gap-2">
              <Skeleton className="my-1 h-5 w-32" />
              <Skeleton className="my-1 h-3 w-3/5" />
              <div className="mt-1 divide-y border-y">
                {Array.from({ length: 3 }, (__, row) => (
                  <div key={row} className="flex h-16 items-center gap-3">
                    <Skeleton className="size-8 shrink-0" />
                    <div className="flex grow flex-col gap-2">
                      <Skeleton className="h-3.5 w-3/5" />
                      <Skeleton className="h-3 w-2/5" />
                    </div>
                  </div>
                ))}
              </div>
              <Skeleton className="my-0.5 h-4 w-24" />
            </div>
          ))}
        </div>
      </SkeletonGroup>
    );
  }
  return (
    <ErrorState
      title={t('failed')}
      className="px-0"
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      <FailureReason error={query.error} />
    </ErrorState>
  );
}
