import { Skeleton, SkeletonGroup, SkeletonText } from '@upround/shared/ui';
import { useAppliedText } from '../messages/catalogue';

/** An application to come, in its shape. */
export function ApplicationSkeleton() {
  const t = useAppliedText();
  return (
    <SkeletonGroup label={t('application.loading')} className="flex flex-col gap-6 p-4 medium:p-6">
      <div className="flex gap-4">
        <Skeleton className="size-16 shrink-0" />
        <span className="flex grow flex-col gap-2">
          <Skeleton className="h-7 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-5 w-24" />
        </span>
      </div>
      <Skeleton className="h-24" />
      <div className="flex flex-col gap-6 wide:flex-row wide:gap-8">
        <span className="flex grow flex-col gap-6">
          <SkeletonText lines={6} />
          <SkeletonText lines={4} />
        </span>
        <span className="flex w-72 max-w-full flex-col gap-6">
          <SkeletonText lines={4} />
          <SkeletonText lines={3} />
        </span>
      </div>
    </SkeletonGroup>
  );
}
