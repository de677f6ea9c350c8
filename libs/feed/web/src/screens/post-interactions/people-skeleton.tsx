import { Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { useInteractionsText } from './messages/catalogue';

/** People to come. */
export function PeopleSkeleton() {
  const t = useInteractionsText();
  return (
    <SkeletonGroup label={t('interactions.loading')}>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex items-center gap-3 border-b px-4 py-3">
          <Skeleton shape="circle" className="size-10 shrink-0" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-3.5 w-40" />
            <Skeleton className="h-3 w-64 max-w-full" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
