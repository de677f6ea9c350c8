import { Skeleton, SkeletonGroup } from '@upround/shared/ui';

const widths = ['w-2/5', 'w-1/2', 'w-1/3', 'w-2/5', 'w-1/2'] as const;

/** Rows of a table to come, below the room of its headings. */
export function TableSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="pt-8">
      {widths.map((width, index) => (
        <div key={index} className="flex items-center gap-6 border-t px-6 py-4">
          <Skeleton className="size-10 shrink-0" />
          <span className="flex grow flex-col gap-2">
            <Skeleton className={`h-3.5 ${width}`} />
            <Skeleton className="h-3 w-1/3" />
          </span>
          <Skeleton className="h-3.5 w-32" />
          <Skeleton className="h-5 w-20" />
          <Skeleton className="h-3.5 w-16" />
          <Skeleton className="h-3.5 w-40" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
