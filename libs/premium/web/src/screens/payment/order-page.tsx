import type { Plan } from '@upround/premium/contract';
import { planNames, tierOf, type OfferingId } from '@upround/shared/domain';
import { routes } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { Page } from '@upround/shared/routing';
import { ButtonLink, ErrorState, Notice, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { usePeriod } from '../../components/period-switch';
import { useMembership, usePlans } from '../../data/premium-queries';
import { usePlanTexts } from '../../model/plan-rows';
import { subscriptionOf } from '../../model/subscription';
import { usePlanLinks } from '../../model/use-plan-links';
import { usePaymentText } from './messages/catalogue';
import { OrderForm } from './order-form';
import { OrderPromises } from './order-promises';
import { OrderSummary } from './order-summary';
import { Pair } from './pair';

/** The order of a plan, before its payment is started. */
export function OrderPage({ offeringId }: { offeringId: OfferingId }) {
  const t = usePaymentText();
  const query = usePlans();
  const membership = useMembership();
  const title = t('order.title', { plan: planNames[tierOf(offeringId)] });
  const plan = query.data?.data.find((each) => each.offeringId === offeringId);
  const failed = [query, membership].find(({ isError, data }) => isError && data === undefined);
  return (
    <Page
      pattern={routes.payment}
      title={title}
      heading={<span className="text-display">{title}</span>}
    >
      <div className="mt-4 medium:mt-6">
        {failed !== undefined ? (
          <ErrorState
            title={t('order.error')}
            className="px-0"
            busy={failed.isFetching}
            onRetry={() => void failed.refetch()}
          >
            <FailureReason error={failed.error} />
          </ErrorState>
        ) : plan === undefined || membership.data === undefined ? (
          <OrderSkeleton />
        ) : (
          <Order plan={plan} isTaken={subscriptionOf(membership.data) !== null} />
        )}
      </div>
    </Page>
  );
}

/** A subscription is changed on the page of the plans, which shows the cost first. */
function Order({ plan, isTaken }: { plan: Plan; isTaken: boolean }) {
  return (
    <>
      <Pair isEven>
        <OrderSummary plan={plan} />
        {isTaken ? <Taken plan={plan} /> : <OrderForm plan={plan} />}
      </Pair>
      <OrderPromises />
    </>
  );
}

/** The viewer has a subscription already: it is changed elsewhere, where the cost is shown first. */
function Taken({ plan }: { plan: Plan }) {
  const t = usePaymentText();
  const texts = usePlanTexts();
  const to = usePlanLinks();
  const [period] = usePeriod();
  const { data } = useMembership();
  const subscription = data === undefined ? null : subscriptionOf(data);
  if (subscription === null) return null;
  const isSame = subscription.planId === plan.offeringId && subscription.period === period;
  return (
    <Notice
      title={t('order.already', { plan: texts.nameOf(subscription.tier) })}
      action={
        <ButtonLink
          size="small"
          href={isSame ? to.plans() : to.plans({ plan: plan.offeringId, period })}
        >
          {t(isSame ? 'order.manage' : 'order.change')}
        </ButtonLink>
      }
    >
      {t('order.alreadyText')}
    </Notice>
  );
}

function OrderSkeleton() {
  const t = usePaymentText();
  return (
    <SkeletonGroup label={t('order.loading')}>
      <Pair>
        <Skeleton className="h-80 w-full" />
        <Skeleton className="h-80 w-full" />
      </Pair>
    </SkeletonGroup>
  );
}
