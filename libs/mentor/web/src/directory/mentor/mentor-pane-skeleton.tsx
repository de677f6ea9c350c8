import { Skeleton, SkeletonGroup, SkeletonText } from '@upround/shared/ui';
import { useMentorPaneText } from './messages/catalogue';

/** A mentor's page to come, in its shape. */
export function MentorPaneSkeleton() {
  const t = useMentorPaneText();
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="flex flex-col gap-6 px-4 py-6 medium:px-6">
        <div className="flex gap-4">
          <Skeleton shape="circle" className="size-18 shrink-0" />
          <div className="flex grow flex-col gap-2 pt-1">
            <Skeleton className="h-6 w-2/5" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-1/3" />
          </div>
        </div>
        <Skeleton className="h-10 w-40" />
        <Skeleton className="h-18 w-full" />
      </div>
      <PartSkeletons />
    </SkeletonGroup>
  );
}

/** The parts below the head, which lists don't have. */
export function PartSkeletons() {
  return (
    <div className="flex flex-col gap-6 px-4 pb-6 medium:px-6">
      <Skeleton className="h-5 w-36" />
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} className="h-14 w-full" />
      ))}
      <SkeletonText lines={5} />
    </div>
  );
}
