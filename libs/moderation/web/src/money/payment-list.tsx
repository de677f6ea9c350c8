import { useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { listStaffPayments, type StaffPayment } from '@upround/moderation/contract';
import { itemsOf, PagedEnd, PagedList, pagesFor, renewedOnReturn } from '@upround/shared/query';
import { useCardLink } from '@upround/shared/routing';
import { EmptyState, Link, MetaLine, Name, SkeletonRows, Surface, Time } from '@upround/shared/ui';
import { Face } from '../terms/face';
import { useMoneyText } from './messages/catalogue';
import { PaymentState } from './payment-state';
import { useMoneyAddress } from './use-money-address';
import { useRupees } from './use-rupees';

/** The payments that match the search, newest first. */
export function PaymentList() {
  const t = useMoneyText();
  const { text, state } = useMoneyAddress();
  const query = useInfiniteQuery({
    ...pagesFor(listStaffPayments, {
      query: { ...(text !== '' && { query: text }), ...(state !== undefined && { state }) },
    }),
    ...renewedOnReturn,
    staleTime: 0,
  });
  const { items } = itemsOf(query.data);
  const isSearch = text !== '' || state !== undefined;
  return (
    <PagedList
      query={query}
      level={3}
      skeleton={
        <Surface padding="none">
          <SkeletonRows label={t('list.loading')} people />
        </Surface>
      }
      failed={t('list.failed')}
      isEmpty={items.length === 0}
      empty={
        <Surface padding="none">
          <EmptyState
            level={3}
            icon={ReceiptText}
            title={t(isSearch ? 'list.noMatch' : 'list.empty')}
          >
            {t(isSearch ? 'list.noMatchHint' : 'list.emptyHint')}
          </EmptyState>
        </Surface>
      }
    >
      <Surface padding="none">
        <ul aria-label={t('list.label')}>
          {items.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      </Surface>
      <PagedEnd
        query={query}
        skeleton={<SkeletonRows label={t('list.loading')} count={2} />}
        text={{ more: t('list.more'), failed: t('list.moreFailed') }}
      />
    </PagedList>
  );
}

function PaymentRow({ payment }: { payment: StaffPayment }) {
  const t = useMoneyText();
  const rupees = useRupees();
  const { id, title, amount, state, person, createdAt, invoice } = payment;
  const href = useMoneyAddress().hrefOf(id);
  const price = rupees(amount);
  return (
    <li
      {...useCardLink(href)}
      className="flex cursor-pointer items-start gap-3 border-b px-4 py-3 transition-colors last:border-b-0 hover:bg-surface-hover medium:px-6"
    >
      <Face person={person} size={40} />
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-medium wrap-anywhere">
            <Link href={href} tone="text" aria-label={t('list.open', { title, amount: price })}>
              {title}
            </Link>
          </span>
          <PaymentState state={state} />
          <span className="font-medium figures medium:ml-auto">{price}</span>
        </div>
        <p className="text-small text-muted wrap-anywhere">
          {person === null ? t('list.noPerson') : <Name>{person.displayName}</Name>}
        </p>
        <MetaLine>
          {invoice !== null && <span>{invoice}</span>}
          <span>
            <Time value={createdAt} />
          </span>
        </MetaLine>
      </div>
    </li>
  );
}
