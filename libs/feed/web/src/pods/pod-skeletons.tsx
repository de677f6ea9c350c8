import { Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { usePodsText } from './messages/catalogue';

/** Pods to come. */
export function PodSkeletons({ count = 6 }: { count?: number }) {
  const t = usePodsText();
  return (
    <SkeletonGroup label={t('pods.loading')}>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="flex gap-3 border-b px-4 py-4">
          <Skeleton className="size-12 shrink-0" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-6 w-48" />
          </div>
          <Skeleton className="h-8 w-24 shrink-0" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
