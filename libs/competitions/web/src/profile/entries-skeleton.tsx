import { AsidePart, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { useCompetitionsCardText } from './messages/catalogue';

/** The best entry: its title and competition in a line each, and a badge. What is below the card doesn't move. */
export const entryClasses = 'flex h-20 min-w-0 flex-col gap-1 overflow-hidden';

/** What a person entered, to come. */
export function EntriesSkeleton() {
  const t = useCompetitionsCardText();
  return (
    <AsidePart title={t('title')}>
      <SkeletonGroup label={t('loading')} className={entryClasses}>
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-5 w-24" />
      </SkeletonGroup>
    </AsidePart>
  );
}
