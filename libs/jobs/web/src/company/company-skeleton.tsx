import { Skeleton, SkeletonGroup, SkeletonText } from '@upround/shared/ui';
import { useCompanyText } from './messages/catalogue';

/** A company to come, in the shape of its page. */
export function CompanySkeleton() {
  const t = useCompanyText();
  return (
    <SkeletonGroup label={t('loading')} className="flex flex-col wide:flex-row">
      <div className="flex w-full min-w-0 max-w-content flex-col gap-6 px-4 py-6 medium:px-6 wide:border-r">
        <span className="flex gap-4">
          <Skeleton className="size-16 shrink-0" />
          <span className="flex grow flex-col gap-2">
            <Skeleton className="h-7 w-2/5" />
            <Skeleton className="h-4 w-3/4" />
          </span>
        </span>
        <Skeleton className="h-16 w-full" />
        <SkeletonText lines={6} />
      </div>
      <div className="w-full max-w-content px-4 py-6 medium:px-6 wide:w-rail">
        <SkeletonText lines={5} />
      </div>
    </SkeletonGroup>
  );
}
