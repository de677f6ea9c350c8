import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { listPayments, paymentEvent } from '@upround/premium/contract';
import { keyOf, itemsOf, PagedEnd, PagedList } from '@upround/shared/query';
import { useRealtimeEvent } from '@upround/shared/realtime';
import { ICON_STROKE, SkeletonRows, Surface } from '@upround/shared/ui';
import { paymentsQuery } from '../data/premium-queries';
import { usePremiumText } from '../messages/catalogue';
import { isOpen } from '../model/payment-states';
import { CsvButton } from './csv-button';
import { PaymentRow } from './payment-row';

interface PaymentHistoryProps {
  title: string;
  /** The page lists open payments elsewhere. */
  skipsOpen?: boolean;
}

/** The viewer's payments, newest first, with their invoices and a file of all of them. Without any, one line says so. */
export function PaymentHistory({ title, skipsOpen = false }: PaymentHistoryProps) {
  const t = usePremiumText();
  const client = useQueryClient();
  const query = useInfiniteQuery(paymentsQuery());
  const { items } = itemsOf(query.data);
  const shown = skipsOpen ? items.filter(({ state }) => !isOpen(state)) : items;
  useRealtimeEvent(paymentEvent, () => client.invalidateQueries({ queryKey: keyOf(listPayments) }));
  if (query.isSuccess && shown.length === 0 && !query.hasNextPage) {
    return items.length === 0 ? <NoPayments /> : null;
  }
  const skeleton = (
    <Surface padding="none">
      <SkeletonRows label={t('payments.loading')} count={3} />
    </Surface>
  );
  return (
    <section aria-labelledby="payments" className="flex flex-col gap-3">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-3">
        <h2 id="payments" className="text-title font-semibold">
          {title}
        </h2>
        {items.length > 0 && <CsvButton />}
      </div>
      <PagedList
        query={query}
        skeleton={skeleton}
        failed={t('payments.error')}
        className="px-0"
        isEmpty={false}
        empty={null}
      >
        <Surface padding="none">
          <ul aria-label={t('payments.label')}>
            {shown.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
        </Surface>
        <PagedEnd
          query={query}
          skeleton={<SkeletonRows label={t('payments.moreLoading')} count={2} />}
          text={{ more: t('payments.more'), failed: t('payments.moreFailed') }}
        />
      </PagedList>
    </section>
  );
}

function NoPayments() {
  const t = usePremiumText();
  return (
    <Surface
      padding="none"
      className="flex min-h-14 items-center gap-3 px-4 py-3 text-small medium:px-6"
    >
      <ReceiptText
        aria-hidden
        size={20}
        strokeWidth={ICON_STROKE}
        className="shrink-0 text-muted"
      />
      <p className="flex min-w-0 flex-wrap gap-x-2">
        <span className="font-medium">{t('payments.empty')}</span>
        <span className="text-muted">{t('payments.emptyText')}</span>
      </p>
    </Surface>
  );
}
