import { Skeleton, SkeletonGroup, SkeletonText } from '@upround/shared/ui';
import { useSessionsText } from '../messages/catalogue';

/** The room of a session to come. */
export function SessionSkeleton() {
  const t = useSessionsText();
  return (
    <SkeletonGroup
      label={t('session.loading')}
      className="flex max-w-frame flex-col gap-6 px-4 py-6 medium:px-6"
    >
      <div className="flex gap-4">
        <Skeleton shape="circle" className="size-16 shrink-0" />
        <div className="flex grow flex-col gap-2 pt-1">
          <Skeleton className="h-6 w-64 max-w-full" />
          <Skeleton className="h-4 w-40" />
        </div>
      </div>
      <Skeleton className="h-20 w-full rounded-surface" />
      <Skeleton className="h-10 w-72 max-w-full" />
      <SkeletonText lines={4} />
    </SkeletonGroup>
  );
}
