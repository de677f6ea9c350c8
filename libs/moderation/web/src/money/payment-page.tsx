import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { StaffPaymentDetails } from '@upround/moderation/contract';
import { PagedList } from '@upround/shared/query';
import { ButtonLink, EmptyState, SkeletonRows } from '@upround/shared/ui';
import { statusOf } from '../people/people-queries';
import { useMoneyText } from './messages/catalogue';
import { paymentById } from './money-queries';
import { PaymentFacts } from './payment-facts';
import { PaymentState } from './payment-state';
import { RefundPart } from './refund-part';
import { useMoneyAddress } from './use-money-address';

/** One payment, and its refund. */
export function PaymentPage({ id }: { id: string }) {
  const t = useMoneyText();
  const { listHref } = useMoneyAddress();
  const query = useQuery(paymentById(id));
  const status = statusOf(query.error);
  // What can't be an id is as unknown as one that no payment has.
  const isMissing = query.data === undefined && (status === 404 || status === 400);
  return (
    <div className="flex flex-col gap-6">
      <ButtonLink variant="quiet" icon={ArrowLeft} href={listHref} className="-ml-3 self-start">
        {t('payment.back')}
      </ButtonLink>
      {isMissing ? (
        <EmptyState level={3} title={t('payment.missing')}>
          {t('payment.missingHint')}
        </EmptyState>
      ) : (
        <PagedList
          query={query}
          level={3}
          skeleton={<SkeletonRows label={t('payment.loading')} />}
          failed={t('payment.failed')}
          isEmpty={query.data === undefined}
          empty={null}
        >
          {query.data && <Details payment={query.data} />}
        </PagedList>
      )}
    </div>
  );
}

function Details({ payment }: { payment: StaffPaymentDetails }) {
  const t = useMoneyText();
  const title = useRef<HTMLHeadingElement>(null);
  // The row that was pressed is gone: reading goes on here.
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3
          ref={title}
          tabIndex={-1}
          className="min-w-0 text-title font-semibold outline-hidden wrap-anywhere"
        >
          {payment.title}
        </h3>
        <PaymentState state={payment.state} />
      </div>
      <section aria-label={t('payment.facts')}>
        <PaymentFacts payment={payment} />
      </section>
      <RefundPart payment={payment} />
    </>
  );
}
