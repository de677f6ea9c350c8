import { Skeleton, SkeletonGroup } from '@upround/shared/ui';

const widths = ['w-3/5', 'w-2/3', 'w-1/2'] as const;

/** Own jobs to come, in the shape of their rows. */
export function OwnJobSkeletons({ label, count = 3 }: { label: string; count?: number }) {
  return (
    <SkeletonGroup label={label}>
      {widths.slice(0, count).map((width) => (
        <div key={width} className="flex flex-col gap-3 border-b px-4 py-4 medium:px-6">
          <div className="flex gap-3">
            <Skeleton className="size-10 shrink-0" />
            <div className="flex min-w-0 grow flex-col gap-1">
              <span className="flex h-6 items-center">
                <Skeleton className={`h-4 ${width}`} />
              </span>
              <span className="flex h-5 items-center">
                <Skeleton className="h-3 w-1/2" />
              </span>
              <span className="flex h-5 items-center">
                <Skeleton className="h-3 w-3/4" />
              </span>
            </div>
          </div>
          <div className="flex flex-col gap-2">
            <Skeleton className="my-1 h-3 w-24" />
            <Skeleton className="h-1.5 w-full rounded-full" />
            <Skeleton className="my-1 h-3 w-2/3" />
            <Skeleton className="my-1 h-3 w-1/2" />
          </div>
          <Skeleton className="h-8 w-32" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
