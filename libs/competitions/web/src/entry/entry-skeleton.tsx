import { Skeleton, SkeletonGroup } from '@upround/shared/ui';

/** The form to come, in its shape. */
export function EntrySkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="flex max-w-content flex-col gap-6">
      <Skeleton className="h-7 w-40" />
      {['h-10', 'h-10', 'h-32', 'h-24'].map((height, place) => (
        <div key={place} className="flex flex-col gap-1.5">
          <Skeleton className="h-5 w-32" />
          <Skeleton className={`w-full ${height}`} />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
