import { Skeleton, SkeletonGroup, SkeletonText } from '@upround/shared/ui';
import { useProfileText } from '../../messages/catalogue';

/** A person to come. */
export function UserSkeleton() {
  const t = useProfileText();
  return (
    <SkeletonGroup label={t('user.loading')}>
      <Skeleton className="aspect-4/1 w-full rounded-none" />
      <div className="-mt-12 flex flex-col gap-4 px-4 medium:px-6 pb-5">
        <div className="flex items-end justify-between">
          <Skeleton shape="circle" className="size-24 ring-4 ring-surface" />
          <Skeleton className="h-10 w-32 max-small:hidden" />
        </div>
        <div className="flex flex-col gap-3">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-4 w-80 max-w-full" />
          <Skeleton className="h-3.5 w-72 max-w-full" />
        </div>
        <Skeleton className="h-10 w-full small:hidden" />
        <SkeletonText lines={3} />
        <Skeleton className="h-3.5 w-48 max-w-full" />
      </div>
      <div className="flex h-11 items-center gap-6 border-y px-4 medium:px-6">
        <Skeleton className="h-3.5 w-12" />
        <Skeleton className="h-3.5 w-14" />
      </div>
    </SkeletonGroup>
  );
}
