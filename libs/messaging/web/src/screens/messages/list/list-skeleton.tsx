import { Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { useMessagingText } from '../../../messages/catalogue';

/** Conversations to come. */
export function ListSkeleton() {
  const t = useMessagingText();
  return (
    <SkeletonGroup label={t('list.loading')} className="overflow-hidden">
      {[0, 1, 2, 3, 4, 5, 6].map((row) => (
        <div key={row} className="flex items-center gap-3 px-4 py-3">
          <Skeleton shape="circle" className="size-10 shrink-0" />
          <div className="flex min-w-0 grow flex-col">
            <span className="flex h-6 items-center justify-between gap-6">
              <Skeleton className="h-3.5 w-32" />
              <Skeleton className="h-3 w-10" />
            </span>
            <span className="flex h-5 items-center">
              <Skeleton className="h-3 w-4/5" />
            </span>
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
