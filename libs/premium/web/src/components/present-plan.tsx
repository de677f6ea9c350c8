import type { Membership } from '@upround/premium/contract';
import { FailureReason } from '@upround/shared/query';
import { ErrorState, Skeleton, SkeletonGroup, Time } from '@upround/shared/ui';
import { useMembership } from '../data/premium-queries';
import { usePremiumText } from '../messages/catalogue';
import { PremiumInterest } from './premium-interest';

/** The plan that runs, what it includes at present, and until when. */
export function PresentPlan() {
  const t = usePremiumText();
  const query = useMembership();
  if (query.isPending) {
    return (
      <SkeletonGroup label={t('plan.loading')} className="flex flex-col gap-2">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-3 w-72 max-w-full" />
      </SkeletonGroup>
    );
  }
  if (query.data === undefined) {
    return (
      <ErrorState
        title={t('plan.error')}
        level={3}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
        className="px-0"
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  return <Plan {...query.data} />;
}

const givenBy = { PLAN: undefined, GRANT: 'plan.granted', DEMO: 'plan.demo' } as const;

function Plan({ plan }: Membership) {
  const t = usePremiumText();
  if (plan === null) {
    return (
      <div className="flex max-w-measure flex-col gap-1">
        <p className="font-medium">{t('plan.free')}</p>
        <p className="text-small text-muted">{t('plan.freeIncludes')}</p>
        <p className="mb-2 text-small text-muted">{t('plan.notSold')}</p>
        <PremiumInterest />
      </div>
    );
  }
  const { tier, source, until } = plan;
  const given = givenBy[source];
  return (
    <div className="flex max-w-measure flex-col gap-1">
      <p className="font-medium">{t('plan.tier', { tier: String(tier) })}</p>
      <p className="text-small text-muted">{t('plan.paidIncludes')}</p>
      <p className="text-small text-muted">
        {until === null
          ? t('plan.noEnd')
          : t.rich('plan.until', { date: () => <Time value={until} form="date" /> })}{' '}
        {given !== undefined && t(given)}
      </p>
    </div>
  );
}
