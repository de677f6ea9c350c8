import { Skeleton, SkeletonGroup, SkeletonText } from '@upround/shared/ui';
import { useCompanyText } from './messages/catalogue';

/** A company to come, in the shape of its page. */
export function CompanySkeleton() {
  const t = useCompanyText();
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="border-b">
        <div className="h-24 bg-surface-sunken" />
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3 px-4 pb-6 medium:px-6">
          <Skeleton className="-mt-10 size-24 shrink-0" />
          <span className="flex grow basis-60 flex-col gap-2 pt-3">
            <Skeleton className="h-7 w-40" />
            <Skeleton className="my-0.5 h-4 w-28" />
            <Skeleton className="h-4 w-44" />
          </span>
          <Skeleton className="h-10 w-72 max-w-full" />
        </div>
      </div>
      <div className="flex flex-col wide:flex-row">
        <div className="flex w-full min-w-0 max-w-content flex-col gap-6 px-4 py-6 medium:px-6 wide:border-r">
          <SkeletonText lines={2} />
          <Skeleton className="h-16 w-full wide:hidden" />
          <SkeletonText lines={6} />
        </div>
        <div className="w-full max-w-content px-4 py-6 medium:px-6 wide:w-rail">
          <SkeletonText lines={5} />
        </div>
      </div>
    </SkeletonGroup>
  );
}
