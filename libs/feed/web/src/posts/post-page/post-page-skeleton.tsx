import { Skeleton, SkeletonGroup, SkeletonText } from '@upround/shared/ui';

/** A post to come, in the shape of its page. */
export function PostPageSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="flex flex-col gap-3 px-4 pt-4 medium:px-6">
      <div className="flex gap-3">
        <Skeleton shape="circle" className="size-12 shrink-0" />
        <div className="flex h-12 grow flex-col justify-center gap-2">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-3.5 w-2/3" />
        </div>
      </div>
      <SkeletonText lines={4} />
      <Skeleton className="h-4 w-48" />
      <div className="flex h-11 items-center gap-6 border-t">
        <Skeleton className="h-4 w-10" />
        <Skeleton className="h-4 w-10" />
      </div>
    </SkeletonGroup>
  );
}
