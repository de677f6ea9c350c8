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
        // On phones the headline has two lines below the button.
        <div
          key={row}
          className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b px-4 py-3 medium:px-6"
        >
          <Skeleton shape="circle" className="row-span-2 size-12 self-start" />
          <span className="flex h-6 items-center">
            <Skeleton className="h-4 w-40 max-w-full" />
          </span>
          <Skeleton className="col-start-3 row-start-1 h-8 w-28 medium:row-span-2" />
          <div className="col-start-2 row-start-2 flex flex-col max-medium:col-span-2">
            <span className="flex h-10 items-start pt-1 medium:h-5">
              <Skeleton className="h-3.5 w-3/5" />
            </span>
            {withReason && <span className="h-4" />}
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
