import { Skeleton, SkeletonGroup, SkeletonText } from '@upround/shared/ui';
import { useSocialText } from '../../messages/catalogue';

const shapes = [2, 1, 3] as const;

/** Comments to come, at most three. */
export function CommentSkeleton({ count }: { count: number }) {
  const t = useSocialText();
  return (
    <SkeletonGroup
      label={t('loadingComments')}
      className={count === 0 ? undefined : 'flex flex-col gap-6 py-3'}
    >
      {shapes.slice(0, count).map((lines) => (
        <div key={lines} className="flex gap-3">
          <Skeleton shape="circle" className="size-8 shrink-0" />
          <div className="grow">
            <Skeleton className="mb-2 h-3.5 w-40" />
            <SkeletonText lines={lines} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
