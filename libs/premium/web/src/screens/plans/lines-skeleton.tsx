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
            className="flex flex-col gap-3 border-b p-4 last:border-b-0 medium:flex-row medium:justify-between medium:p-6"
          >
            <div className="flex flex-col gap-2">
              <Skeleton className="my-0.5 h-6 w-32" />
              <Skeleton className="my-0.5 h-4 w-64 max-w-full" />
              <Skeleton className="mt-2 h-16 w-56 max-w-full" />
            </div>
            <div className="flex flex-col gap-2 medium:w-52">
              <Skeleton className="my-0.5 h-6 w-24" />
              <Skeleton className="my-0.5 h-4 w-40" />
              <Skeleton className="mt-2 h-10 w-full" />
            </div>
          </div>
        ))}
      </Surface>
    </SkeletonGroup>
  );
}
