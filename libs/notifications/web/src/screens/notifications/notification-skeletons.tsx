import { Skeleton, SkeletonGroup } from '@upround/shared/ui';

interface NotificationSkeletonsProps {
  label: string;
  count?: number;
  /** Below the name of a day, as a list begins. */
  hasDay?: boolean;
}

/** Lines to come, in their true shape. */
export function NotificationSkeletons({
  label,
  count = 7,
  hasDay = false,
}: NotificationSkeletonsProps) {
  return (
    <SkeletonGroup label={label}>
      {hasDay && (
        <div className="border-b px-4 pt-5 pb-2 medium:px-6">
          <Skeleton className="h-5 w-16" />
        </div>
      )}
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="flex gap-4 border-b px-4 py-3 medium:px-6">
          <Skeleton shape="circle" className="size-10 shrink-0" />
          <div className="flex grow flex-col gap-2 py-1">
            <Skeleton className="h-4 w-64 max-w-full" />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
