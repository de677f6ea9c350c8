import { Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { StorySkeletons } from '../../components/story-skeletons';
import { useNewsText } from '../../messages/catalogue';

/** A source to come, with its stories. */
export function SourceSkeleton() {
  const t = useNewsText();
  return (
    <>
      <SkeletonGroup label={t('source.loading')}>
        <div className="flex flex-col gap-4 border-b px-4 pt-5 pb-4 medium:px-6">
          <div className="flex flex-wrap items-start gap-4">
            <Skeleton className="size-16 shrink-0" />
            <div className="flex min-w-40 grow basis-0 flex-col gap-2 pt-1">
              <Skeleton className="h-5 w-2/5" />
              <Skeleton className="h-3.5 w-1/3" />
            </div>
            <Skeleton className="h-10 w-56" />
          </div>
          <Skeleton className="my-1 h-4 w-4/5" />
          <div className="grid grid-cols-3 gap-4 border-y py-3">
            {[0, 1, 2].map((fact) => (
              <Skeleton key={fact} className="h-12 w-20" />
            ))}
          </div>
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-10 w-56" />
        </div>
      </SkeletonGroup>
      <StorySkeletons count={3} label={t('list.loading')} />
    </>
  );
}
