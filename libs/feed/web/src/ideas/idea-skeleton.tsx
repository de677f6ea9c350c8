import { Skeleton, SkeletonGroup, SkeletonText } from '@upround/shared/ui';

/** An idea to come, in the shape of its page. */
export function IdeaSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className="flex flex-col gap-5 px-4 medium:px-6 pt-4">
        <div className="flex gap-3">
          <Skeleton shape="circle" className="size-12 shrink-0" />
          <div className="flex h-12 grow flex-col justify-center gap-2">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-3.5 w-2/3" />
          </div>
        </div>
        <Skeleton className="h-7 w-3/4" />
        <SkeletonText lines={2} />
        <Skeleton className="h-16 w-full" />
        <div className="grid gap-x-6 gap-y-5 medium:grid-cols-2">
          <SkeletonText lines={4} />
          <SkeletonText lines={4} />
        </div>
      </div>
    </SkeletonGroup>
  );
}
