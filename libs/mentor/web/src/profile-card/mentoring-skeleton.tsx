import { AsidePart, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { useMentoringCardText } from './messages/catalogue';

/** One row of topics. What is below the card doesn't move when they arrive. */
export const topicsClasses = 'h-5 overflow-hidden';
/** The price, and below it the next free time: in one line, or in two where the card is narrow. */
export const factsClasses = 'flex min-h-16 flex-col gap-1 @[26rem]:min-h-11';

/** What a person mentors on, to come. */
export function MentoringSkeleton() {
  const t = useMentoringCardText();
  return (
    <AsidePart title={t('title')}>
      <SkeletonGroup label={t('loading')} className="@container flex flex-col gap-3">
        <div className={topicsClasses}>
          <Skeleton className="h-5 w-48 max-w-full" />
        </div>
        <div className={factsClasses}>
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-4 w-56 max-w-full" />
        </div>
        <Skeleton className="h-8 w-32" />
      </SkeletonGroup>
    </AsidePart>
  );
}
