import { Skeleton, SkeletonGroup, SkeletonText } from '@upround/shared/ui';
import { usePodsText } from './messages/catalogue';

/** The head of a pod's page to come. */
export function PodHeadSkeleton() {
  return (
    <div aria-hidden="true" className="flex items-center gap-4 px-4 pt-4 pb-2 medium:px-6">
      <Skeleton className="size-16 shrink-0" />
      <div className="flex grow flex-col gap-2">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-4 w-48" />
      </div>
      <Skeleton className="h-10 w-24 shrink-0" />
    </div>
  );
}

/** Pods to come. */
export function PodSkeletons({ count = 6 }: { count?: number }) {
  const t = usePodsText();
  return (
    <SkeletonGroup label={t('pods.loading')}>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="flex gap-3 border-b px-4 py-4 medium:px-6">
          <Skeleton className="size-12 shrink-0" />
          <div className="flex grow flex-col gap-2">
            <span className="flex h-6 items-center">
              <Skeleton className="h-4 w-40" />
            </span>
            <SkeletonText className="-my-1" lines={2} />
            <Skeleton className="h-6 w-48" />
          </div>
          <Skeleton className="h-8 w-24 shrink-0" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
