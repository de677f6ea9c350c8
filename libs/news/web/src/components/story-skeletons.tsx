import { Skeleton, SkeletonGroup, SkeletonText } from '@upround/shared/ui';

const shapes = [2, 3, 2, 3, 2] as const;

/** Stories to come, in the shape of stories. */
export function StorySkeletons({ count = 5, label }: { count?: number; label: string }) {
  return (
    <SkeletonGroup label={label}>
      {shapes.slice(0, count).map((lines, index) => (
        <div key={index} className="flex flex-col gap-2 border-b px-4 pt-4 pb-1 medium:px-6">
          <Skeleton className="my-1 h-3 w-2/5" />
          <Skeleton className="my-1 h-4 w-4/5" />
          <SkeletonText lines={lines} />
          <div className="flex h-10 items-center gap-6">
            <Skeleton className="h-4 w-8" />
            <Skeleton className="h-4 w-8" />
            <Skeleton className="ml-auto h-3.5 w-32" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
