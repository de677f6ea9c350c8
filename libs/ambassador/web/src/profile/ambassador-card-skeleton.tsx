import { AsidePart, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { useAmbassadorCardText } from './messages/catalogue';

/** Two lines and a link: what is below the card doesn't move. */
export const cardClasses = 'flex h-18 flex-col items-start gap-1';

/** What a person does as an ambassador, to come. */
export function AmbassadorCardSkeleton() {
  const t = useAmbassadorCardText();
  return (
    <AsidePart title={t('title')}>
      <SkeletonGroup label={t('loading')} className={cardClasses}>
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-5 w-1/3" />
      </SkeletonGroup>
    </AsidePart>
  );
}
