import { Skeleton, SkeletonGroup, SkeletonText } from '@upround/shared/ui';
import { useFeedText } from '../../messages/catalogue';

const shapes = [3, 2, 4, 2, 3] as const;

/** Posts to come, in the shape of posts. */
export function PostSkeletons({ count = 5, label }: { count?: number; label?: string }) {
  const t = useFeedText();
  return (
    <SkeletonGroup label={label ?? t('list.loading')}>
      {shapes.slice(0, count).map((lines, index) => (
        <div key={index} className="flex gap-3 border-b px-4 medium:px-6 pt-4 pb-2">
          <Skeleton shape="circle" className="size-10 shrink-0" />
          <div className="flex min-w-0 grow flex-col gap-2">
            <div className="flex h-11 flex-col justify-center gap-2">
              <Skeleton className="h-3.5 w-1/2" />
              <Skeleton className="h-3 w-16" />
            </div>
            <SkeletonText lines={lines} />
            <div className="flex h-10 items-center gap-6">
              <Skeleton className="h-4 w-10" />
              <Skeleton className="h-4 w-10" />
            </div>
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
