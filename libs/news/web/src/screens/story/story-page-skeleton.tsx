import { Skeleton, SkeletonGroup, SkeletonText } from '@upround/shared/ui';
import { useNewsText } from '../../messages/catalogue';

/** A story to come: who tells it, its title, what it says and the way to the whole. */
export function StoryPageSkeleton() {
  const t = useNewsText();
  return (
    <SkeletonGroup label={t('story.loading')}>
      <div className="flex flex-col gap-4 px-4 pt-5 medium:px-6">
        <div className="flex items-center gap-3">
          <Skeleton className="size-12 shrink-0" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3.5 w-24" />
          </div>
        </div>
        <Skeleton className="h-8 w-full" />
        <Skeleton className="h-8 w-3/5" />
        <SkeletonText lines={3} />
        <Skeleton className="h-12 w-56" />
      </div>
    </SkeletonGroup>
  );
}
