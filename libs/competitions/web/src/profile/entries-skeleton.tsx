import { AsidePart, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { useCompetitionsCardText } from './messages/catalogue';

/** The best entry: its title and competition in a line each, and a badge. What is below the card doesn't move. */
export const entryClasses = 'flex h-20 min-w-0 flex-col gap-1 overflow-hidden';
/** How many there are, or the way to the others. */
export const footClasses = 'flex h-8 items-center';

/** What a person entered, to come. */
export function EntriesSkeleton() {
  const t = useCompetitionsCardText();
  return (
    <AsidePart title={t('title')}>
      <SkeletonGroup label={t('loading')} className="flex flex-col gap-2">
        <div className={entryClasses}>
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-5 w-24" />
        </div>
        <div className={footClasses}>
          <Skeleton className="h-4 w-20" />
        </div>
      </SkeletonGroup>
    </AsidePart>
  );
}
