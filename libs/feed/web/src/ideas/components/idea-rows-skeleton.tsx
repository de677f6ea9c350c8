import { Skeleton, SkeletonGroup } from '@upround/shared/ui';

/** Ideas to come, in the shape of their rows. */
export function IdeaRowsSkeleton({ label, count = 4 }: { label: string; count?: number }) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex gap-3 border-b px-4 medium:px-6 py-4">
          <Skeleton shape="circle" className="size-10 shrink-0" />
          <div className="flex grow flex-col gap-2.5 medium:flex-row medium:items-center medium:gap-4">
            <div className="flex grow flex-col gap-2.5">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-3.5 w-1/2" />
            </div>
            <Skeleton className="h-8 w-36" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
