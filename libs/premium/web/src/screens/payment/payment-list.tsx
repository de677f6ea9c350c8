import { useInfiniteQuery } from '@tanstack/react-query';
import { routes } from '@upround/shared/links';
import { FailureReason, itemsOf } from '@upround/shared/query';
import { Page } from '@upround/shared/routing';
import { ErrorState, Skeleton, SkeletonGroup, Surface } from '@upround/shared/ui';
import { PaymentHistory } from '../../components/payment-history';
import { PaymentRow } from '../../components/payment-row';
import { paymentsQuery, useMembership, usePlans } from '../../data/premium-queries';
import { usePremiumText } from '../../messages/catalogue';
import { isOpen } from '../../model/payment-states';
import { CurrentPlan } from './current-plan';
import { usePaymentText } from './messages/catalogue';
import { PlansAdd, RefundRules } from './plans-add';

const columns = 'grid items-start gap-6 wide:grid-cols-[1fr_22rem] wide:gap-8';

/** What the viewer pays: their plan, what is open, and all payments. */
export function PaymentList() {
  const t = usePaymentText();
  const payments = useInfiniteQuery(paymentsQuery());
  const membership = useMembership();
  const plans = usePlans();
  return (
    <Page
      pattern={routes.payment}
      title={t('list.title')}
      heading={<span className="text-display">{t('list.title')}</span>}
    >
      <p className="mt-1 mb-6 max-w-measure text-muted">{t('list.lead')}</p>
      {/* Waits for the first answers only; a failed part retries by itself. */}
      {payments.isFetched && membership.isFetched && plans.isFetched ? (
        <div className={columns}>
          <div className="flex min-w-0 flex-col gap-6">
            <MemberPlan query={membership} />
            <OpenPayments />
            <PaymentHistory title={t('list.history')} skipsOpen />
            <RefundRules />
          </div>
          {plans.data !== undefined && <PlansAdd plans={plans.data.data} />}
        </div>
      ) : (
        <ListSkeleton />
      )}
    </Page>
  );
}

function MemberPlan({ query }: { query: ReturnType<typeof useMembership> }) {
  const t = usePremiumText();
  if (query.data !== undefined) return <CurrentPlan answer={query.data} />;
  return (
    <ErrorState
      title={t('plan.error')}
      level={2}
      className="px-0"
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      <FailureReason error={query.error} />
    </ErrorState>
  );
}

/** All of it appears at once: how many payments there are isn't known before. */
function ListSkeleton() {
  const t = usePremiumText();
  return (
    <SkeletonGroup label={t('payments.loading')} className={columns}>
      <div className="flex flex-col gap-6">
        <Surface padding="large" className="flex flex-col gap-2">
          <Skeleton className="my-0.5 h-6 w-40" />
          <Skeleton className="my-0.5 h-4 w-80 max-w-full" />
        </Surface>
        <Surface padding="none" className="flex h-14 items-center px-4 medium:px-6">
          <Skeleton className="h-4 w-72 max-w-full" />
        </Surface>
        <Surface className="flex flex-col gap-3">
          <Skeleton className="my-0.5 h-5 w-40" />
          <Skeleton className="h-28 w-full" />
        </Surface>
      </div>
      <Surface className="flex flex-col gap-3">
        <Skeleton className="my-0.5 h-5 w-40" />
        <Skeleton className="h-96 w-full" />
      </Surface>
    </SkeletonGroup>
  );
}

/** What waits for the payer. */
function OpenPayments() {
  const t = usePaymentText();
  const query = useInfiniteQuery(paymentsQuery());
  const { items } = itemsOf(query.data);
  const open = items.filter(({ state }) => isOpen(state));
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="open" className="flex flex-col gap-3">
      <h2 id="open" className="text-title font-semibold">
        {t('list.open')}
      </h2>
      <div className="rounded-surface border bg-surface-raised">
        <ul aria-label={t('list.open')}>
          {open.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      </div>
    </section>
  );
}
