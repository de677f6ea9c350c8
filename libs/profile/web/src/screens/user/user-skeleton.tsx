import { Skeleton, SkeletonGroup, SkeletonText } from '@upround/shared/ui';
import { useProfileText } from '../../messages/catalogue';

/** A person to come. */
export function UserSkeleton() {
  const t = useProfileText();
  return (
    <SkeletonGroup label={t('user.loading')}>
      <div className="flex flex-col gap-4 px-4 pt-6 pb-5">
        <div className="flex items-end justify-between">
          <Skeleton shape="circle" className="size-24" />
          <Skeleton className="h-10 w-24" />
        </div>
        <div className="flex flex-col gap-3">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-4 w-80 max-w-full" />
        </div>
        <SkeletonText lines={3} />
        <Skeleton className="h-3.5 w-72 max-w-full" />
      </div>
      <div className="flex h-11 items-center gap-6 border-y px-4">
        <Skeleton className="h-3.5 w-12" />
        <Skeleton className="h-3.5 w-14" />
      </div>
    </SkeletonGroup>
  );
}
