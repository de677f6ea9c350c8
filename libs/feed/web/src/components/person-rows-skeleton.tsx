import { Skeleton, SkeletonGroup } from '@upround/shared/ui';

interface PersonRowsSkeletonProps {
  label: string;
  count: number;
  /** With the line that says why a person is suggested. */
  withReason?: boolean;
}

/** People to come, in the shape of their rows. */
export function PersonRowsSkeleton({ label, count, withReason = false }: PersonRowsSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="flex items-center gap-3 border-b px-4 py-3 medium:px-6">
          <Skeleton shape="circle" className="size-12 shrink-0" />
          <div className="flex grow flex-col">
            <span className="flex h-6 items-center">
              <Skeleton className="h-4 w-40" />
            </span>
            <span className="flex h-5 items-center">
              <Skeleton className="h-3.5 w-3/5" />
            </span>
            {withReason && <span className="h-4" />}
          </div>
          <Skeleton className="h-8 w-28 shrink-0" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
