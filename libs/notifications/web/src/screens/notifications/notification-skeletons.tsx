import { Skeleton, SkeletonGroup } from '@upround/shared/ui';

/** Lines to come, in their true shape. */
export function NotificationSkeletons({ label, count = 7 }: { label: string; count?: number }) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="flex gap-3 border-b px-4 py-3">
          <Skeleton className="mt-1.5 size-5 shrink-0" />
          <div className="flex grow flex-col gap-2">
            <Skeleton shape="circle" className="size-8" />
            <Skeleton className="h-4 w-64 max-w-full" />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
