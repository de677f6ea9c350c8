import { Skeleton, SkeletonGroup, SkeletonText } from '@upround/shared/ui';
import { useJobsText } from '../../messages/catalogue';

/** A job to come, in its shape. */
export function JobDetailSkeleton() {
  const t = useJobsText();
  return (
    <SkeletonGroup label={t('loadingJob')}>
      <div className="@container flex max-w-measure flex-col gap-6 px-4 py-6 medium:px-6">
        <div className="flex gap-4">
          <Skeleton className="size-16 shrink-0" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="my-1 h-6 w-2/3" />
            <Skeleton className="my-1 h-4 w-2/5" />
          </div>
        </div>
        <div className="flex flex-col gap-3 max-medium:-mt-3 max-medium:gap-1">
          <div className="flex flex-col gap-2">
            <Skeleton className="h-12 w-44 max-medium:hidden" />
            <Skeleton className="my-0.5 h-4 w-40" />
          </div>
          <Skeleton className="h-10 w-32" />
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-4 border-y py-4 @dialog:grid-cols-3">
          {Array.from({ length: 9 }, (_, index) => (
            <div key={index} className="flex flex-col gap-1">
              <Skeleton className="my-0.5 h-3 w-1/3" />
              <Skeleton className="my-1 h-4 w-3/4" />
            </div>
          ))}
        </div>
        <div className="flex flex-col gap-2">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-6 w-72 max-w-full" />
        </div>
        <SkeletonText lines={6} />
      </div>
    </SkeletonGroup>
  );
}
