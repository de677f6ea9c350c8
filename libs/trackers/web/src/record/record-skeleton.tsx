import { Skeleton, SkeletonGroup, SkeletonText } from '@upround/shared/ui';
import { useRecordText } from './messages/catalogue';

/** A record to come, in its shape. */
export function RecordSkeleton() {
  const t = useRecordText();
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="flex max-w-measure flex-col gap-6 px-4 py-6 medium:px-6">
        <div className="flex gap-4">
          <Skeleton className="size-12 shrink-0" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="my-1 h-5 w-3/4" />
            <Skeleton className="my-0.5 h-3.5 w-2/5" />
          </div>
        </div>
        <div className="flex max-w-form flex-wrap gap-2">
          <Skeleton className="h-10 grow basis-40" />
          <Skeleton className="h-10 grow basis-40" />
        </div>
        <SkeletonText lines={3} />
        <div className="grid grid-cols-2 gap-x-6 gap-y-4 border-y py-4">
          {Array.from({ length: 10 }, (_, index) => (
            <div key={index} className="flex flex-col gap-1">
              <Skeleton className="my-1 h-3 w-1/2" />
              <Skeleton className="my-1 h-4 w-4/5" />
            </div>
          ))}
        </div>
        <SkeletonText lines={2} />
      </div>
    </SkeletonGroup>
  );
}
