import type { PaymentStatus } from '@upround/premium/contract';
import { links, routes } from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  LiveRegion,
  Skeleton,
  SkeletonGroup,
} from '@upround/shared/ui';
import { usePaymentReason } from '../../data/use-payment-reason';
import { isOpen } from '../../model/payment-states';
import { useMoney } from '../../model/use-money';
import { Ended } from './ended';
import { usePaymentText } from './messages/catalogue';
import { Pair } from './pair';
import { usePayment } from './use-payment';
import { Waiting } from './waiting';

/** One payment: paying and waiting while it's open, then what became of it. All of it follows from the address. */
export function PaymentPage({ id }: { id: string }) {
  const t = usePaymentText();
  const { query, isMissing } = usePayment(id);
  const reasonOf = usePaymentReason();
  const title = useTitle(query.data, isMissing);
  return (
    <Page
      pattern={routes.payment}
      title={title}
      heading={<span className="text-display">{title}</span>}
    >
      <PaymentState
        payment={query.data}
        isMissing={isMissing}
        failure={query.isError ? reasonOf(query.error) : undefined}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
      <LiveRegion>
        {query.data && (isOpen(query.data.state) ? t('wait.checking') : title)}
      </LiveRegion>
    </Page>
  );
}

function useTitle(payment: PaymentStatus | undefined, isMissing: boolean): string {
  const t = usePaymentText();
  const money = useMoney();
  if (payment === undefined) return t(isMissing ? 'wait.missing' : 'wait.unknown');
  switch (payment.state) {
    case 'SUCCESS':
      return t('end.success');
    case 'FAILED':
      return t('end.failed');
    case 'EXPIRED':
      return t('end.expired');
    case 'REFUNDED':
      return t('end.refunded');
    default:
      return t('wait.title', { amount: money.exact(payment.amount) });
  }
}

interface PaymentStateProps {
  payment: PaymentStatus | undefined;
  isMissing: boolean;
  /** Why it couldn't be read the last time. */
  failure: string | undefined;
  isBusy: boolean;
  onRetry: () => void;
}

function PaymentState({ payment, isMissing, failure, isBusy, onRetry }: PaymentStateProps) {
  const t = usePaymentText();
  if (payment !== undefined) {
    return isOpen(payment.state) ? (
      <Waiting payment={payment} failure={failure} />
    ) : (
      <Ended payment={payment} />
    );
  }
  if (isMissing) {
    return (
      <EmptyState
        title={t('wait.missingText')}
        className="px-0"
        action={<ButtonLink href={links.payment()}>{t('wait.all')}</ButtonLink>}
      />
    );
  }
  return failure === undefined ? (
    <PageSkeleton />
  ) : (
    <ErrorState title={t('wait.error')} className="px-0" busy={isBusy} onRetry={onRetry}>
      {failure}
    </ErrorState>
  );
}

function PageSkeleton() {
  const t = usePaymentText();
  return (
    <SkeletonGroup label={t('wait.loading')} className="mt-1">
      <Skeleton className="mb-6 h-6 w-80 max-w-full" />
      <Pair>
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-96 w-full" />
      </Pair>
    </SkeletonGroup>
  );
}
