import { Skeleton, SkeletonGroup, SkeletonText } from '@upround/shared/ui';
import { useNewsText } from '../../messages/catalogue';

/** A text to come. */
export function ReadingSkeleton() {
  const t = useNewsText();
  return (
    <SkeletonGroup label={t('reading.loading')}>
      <div className="mx-auto flex max-w-content flex-col gap-4 px-4 pt-6 medium:px-6">
        <Skeleton className="h-8 w-4/5" />
        <SkeletonText lines={2} />
        <Skeleton className="my-2 h-10 w-56" />
        <Skeleton className="aspect-2/1 w-full" />
        <SkeletonText lines={8} />
      </div>
    </SkeletonGroup>
  );
}
