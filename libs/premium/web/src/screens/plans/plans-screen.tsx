import { routes } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { Page } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { ErrorState, FormColumns, Skeleton, SkeletonGroup, Surface } from '@upround/shared/ui';
import { PaymentHistory } from '../../components/payment-history';
import { useMembership, usePlans } from '../../data/premium-queries';
import { usePremiumText } from '../../messages/catalogue';
import { subscriptionOf, tierOfPlan } from '../../model/subscription';
import { ChooseSection } from './choose-section';
import { LinesSkeleton } from './lines-skeleton';
import { usePlansText } from './messages/catalogue';
import { PlansAside } from './plans-aside';
import { PresentSection } from './present-section';

/** `/premium-plans`: the viewer's plan with everything about it, and the plans to choose from. */
export function PlansScreen() {
  const t = usePlansText();
  const { isMember } = useSession();
  return (
    <div className="px-4 py-6 medium:px-6 medium:py-8">
      <Page
        pattern={routes.premiumPlans}
        title={t('title')}
        heading={<span className="text-display">{t('title')}</span>}
      >
        <p className="mt-1 mb-6 max-w-measure text-muted">
          {t(isMember ? 'lead.member' : 'lead.guest')}
        </p>
        {isMember ? <MemberPlans /> : <GuestPlans />}
      </Page>
    </div>
  );
}

function GuestPlans() {
  const t = usePlansText();
  const plans = usePlans();
  // How much room the lines take isn't known before.
  if (plans.isPending) {
    return (
      <div className="w-full max-w-content">
        <LinesSkeleton />
      </div>
    );
  }
  return (
    <FormColumns aside={<PlansAside subscription={null} tier={0} />} asideLabel={t('aside')}>
      <ChooseSection query={plans} viewer="GUEST" />
    </FormColumns>
  );
}

/** All of it appears at once: how much room each part takes isn't known before. */
function MemberPlans() {
  const t = usePlansText();
  const tPremium = usePremiumText();
  const plans = usePlans();
  const query = useMembership();
  const { data } = query;
  if (data === undefined && query.isError) {
    return (
      <ErrorState
        title={tPremium('plan.error')}
        className="px-0"
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  if (data === undefined || plans.isPending) return <MemberSkeleton />;
  const subscription = subscriptionOf(data);
  return (
    <FormColumns
      aside={<PlansAside subscription={subscription} tier={tierOfPlan(data)} />}
      asideLabel={t('aside')}
    >
      <div className="flex flex-col gap-8">
        <PresentSection answer={data} />
        <ChooseSection query={plans} viewer={{ subscription, tier: tierOfPlan(data) }} />
        <PaymentHistory title={t('payments.title')} />
      </div>
    </FormColumns>
  );
}

function MemberSkeleton() {
  const t = usePremiumText();
  return (
    <div className="flex w-full max-w-content flex-col gap-8">
      <SkeletonGroup label={t('plan.loading')}>
        <Surface padding="none" className="flex h-12 items-center px-4 medium:px-6">
          <Skeleton className="h-4 w-48" />
        </Surface>
      </SkeletonGroup>
      <LinesSkeleton />
    </div>
  );
}
