import { Skeleton } from '@upround/shared/ui';

/** The room of a post that is about to be drawn. */
export function RowSkeleton({ height }: { height: number }) {
  return (
    <div
      aria-hidden="true"
      className="flex gap-3 border-b px-4 medium:px-6 pt-4"
      style={{ height }}
    >
      <Skeleton shape="circle" className="size-10 shrink-0" />
      <Skeleton className="mt-1 h-3.5 w-2/5" />
    </div>
  );
}
