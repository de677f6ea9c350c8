import { Skeleton, SkeletonGroup, SkeletonText } from '@upround/shared/ui';
import { useFrameText } from '../messages/catalogue';

/** Stands where a page will be while its code is on the way. */
export function PagePlaceholder() {
  const t = useFrameText();
  return (
    <>
      {/* Whoever goes by headings finds where the page will be; its own one takes this one's place. */}
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
