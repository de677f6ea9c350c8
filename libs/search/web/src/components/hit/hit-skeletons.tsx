import { Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { useSearchMessages } from '../../messages/catalogue';

/** Hits to come. */
export function HitSkeletons({ count = 6, label }: { count?: number; label?: string }) {
  const t = useSearchMessages();
  return (
    <SkeletonGroup label={label ?? t('results.loading')}>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="flex gap-3 border-b px-4 py-3 medium:px-6">
          <Skeleton shape="circle" className="size-10 shrink-0" />
          <div className="flex grow flex-col gap-2 py-1">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3.5 w-full" />
            <Skeleton className="h-3.5 w-3/4" />
            <Skeleton className="h-3 w-48" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
