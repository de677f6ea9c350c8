import { Skeleton, SkeletonGroup, SkeletonText } from '@upround/shared/ui';

/** A competition to come, in the shape of its page. */
export function CompetitionSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton className="h-24 rounded-none medium:h-32" />
      <div className="flex flex-col gap-6 px-4 pt-6 pb-6 medium:px-6">
        <div className="flex max-w-content flex-col gap-3">
          <span className="flex h-9 items-center">
            <Skeleton className="h-7 w-2/3" />
          </span>
          <span className="flex h-6 items-center">
            <Skeleton className="h-4 w-4/5" />
          </span>
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-6 w-2/5" />
        </div>
        <div className="flex flex-wrap gap-2">
          <Skeleton className="h-10 w-40" />
          <Skeleton className="h-10 w-30" />
        </div>
        <div className="grid grid-cols-1 gap-4 small:grid-cols-2 wide:grid-cols-4">
          {[0, 1, 2, 3].map((place) => (
            <div key={place} className="flex flex-col gap-1 border-t-2 pt-3">
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="h-4 w-2/5" />
            </div>
          ))}
        </div>
      </div>
      <div className="px-4 medium:px-6">
        <div className="flex h-11 items-center gap-6 border-b">
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} className="h-4 w-16" />
          ))}
        </div>
        <SkeletonText lines={6} className="max-w-content pt-8" />
      </div>
    </SkeletonGroup>
  );
}
