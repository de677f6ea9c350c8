import { Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { useJudgingText } from './messages/catalogue';

/** The list to come, in its shape. */
export function JudgingSkeleton() {
  const t = useJudgingText();
  return (
    <SkeletonGroup label={t('loading')} className="flex flex-col gap-4">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-5 w-full max-w-content" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </SkeletonGroup>
  );
}
