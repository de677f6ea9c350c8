import { Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { useInteractionsText } from './messages/catalogue';

/** People to come. */
export function PeopleSkeleton({ count = 6 }: { count?: number }) {
  const t = useInteractionsText();
  return (
    <SkeletonGroup label={t('interactions.loading')}>
      {Array.from({ length: count }, (_, row) => (
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
