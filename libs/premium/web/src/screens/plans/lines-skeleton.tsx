import { Skeleton, SkeletonGroup, Surface } from '@upround/shared/ui';
import { usePremiumText } from '../../messages/catalogue';
import { paidTiers } from '../../model/plan-rows';

/** The lines of plans to come. */
export function LinesSkeleton() {
  const t = usePremiumText();
  return (
    <SkeletonGroup label={t('price.loading')}>
      <Surface padding="none">
        {paidTiers.map((tier) => (
          <div
            key={tier}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 border-b p-4 last:border-b-0 medium:grid-cols-[minmax(0,1fr)_13rem] medium:gap-x-8 medium:p-6"
          >
            <Skeleton className="my-0.5 h-6 w-32 max-w-full" />
            <Skeleton className="my-0.5 h-6 w-24" />
            <div className="col-span-2 flex flex-col gap-2 medium:col-span-1">
              <Skeleton className="my-0.5 h-4 w-64 max-w-full" />
              <Skeleton className="mt-1 h-28 w-56 max-w-full" />
            </div>
            <div className="col-span-2 flex flex-col gap-2 medium:col-span-1">
              <Skeleton className="my-0.5 h-4 w-40" />
              <Skeleton className="mt-1 h-10 w-full" />
            </div>
          </div>
        ))}
      </Surface>
    </SkeletonGroup>
  );
}
