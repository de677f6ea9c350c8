import { Skeleton, SkeletonGroup, SkeletonText } from '@upround/shared/ui';
import { useFrameText } from '../messages/catalogue';

/** Shown in place of a page while its code loads. */
export function PagePlaceholder() {
  const t = useFrameText();
  return (
    <>
      {/* A heading for screen readers, replaced by the page's own. */}
      <h1 className="sr-only">{t('frame.loading')}</h1>
      <SkeletonGroup label={t('frame.loading')}>
        <div className="flex flex-col gap-6 px-4 py-6">
          <Skeleton className="h-7 w-40" />
          <SkeletonText lines={4} />
          <SkeletonText lines={3} />
        </div>
      </SkeletonGroup>
    </>
  );
}
