import { Skeleton, SkeletonGroup, SkeletonText } from '@upround/shared/ui';
import { StorySkeletons } from '../../components/story-skeletons';
import { useNewsText } from '../../messages/catalogue';

/** A source to come, with its stories. */
export function SourceSkeleton() {
  const t = useNewsText();
  return (
    <>
      <SkeletonGroup label={t('source.loading')}>
        <div className="flex flex-col gap-4 border-b px-4 pt-5 pb-4">
          <div className="flex items-start gap-4">
            <Skeleton className="size-16 shrink-0" />
            <div className="flex grow flex-col gap-2 pt-1">
              <Skeleton className="h-5 w-2/5" />
              <Skeleton className="h-3.5 w-1/3" />
            </div>
          </div>
          <SkeletonText lines={1} />
        </div>
      </SkeletonGroup>
      <StorySkeletons count={3} label={t('list.loading')} />
    </>
  );
}
