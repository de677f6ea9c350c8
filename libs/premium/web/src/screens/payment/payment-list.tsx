import { useInfiniteQuery } from '@tanstack/react-query';
import { links, routes } from '@upround/shared/links';
import { itemsOf } from '@upround/shared/query';
import { Page } from '@upround/shared/routing';
import { AsidePart, ButtonLink, Link, SkeletonRows } from '@upround/shared/ui';
import { PaymentHistory } from '../../components/payment-history';
import { PaymentRow } from '../../components/payment-row';
import { paymentsQuery } from '../../data/premium-queries';
import { usePremiumText } from '../../messages/catalogue';
import { isOpen } from '../../model/payment-states';
import { usePaymentText } from './messages/catalogue';

/** The viewer's payments: what is open, and all of them. */
export function PaymentList() {
  const t = usePaymentText();
  const tPremium = usePremiumText();
  const query = useInfiniteQuery(paymentsQuery());
  return (
    <Page
      pattern={routes.payment}
      title={t('list.title')}
      heading={<span className="text-display">{t('list.title')}</span>}
    >
      <p className="mt-1 mb-6 max-w-measure text-muted">{t('list.lead')}</p>
      {query.isPending ? (
        <ListSkeleton />
      ) : (
        <div className="grid items-start gap-8 wide:grid-cols-[1fr_20rem]">
          <div className="flex min-w-0 flex-col gap-8">
            <OpenPayments />
            <PaymentHistory
              title={t('list.history')}
              skipsOpen
              emptyAction={<ButtonLink href={links.plans()}>{tPremium('plan.see')}</ButtonLink>}
            />
          </div>
          <AsidePart title={t('list.help')}>
            <p className="text-small">{t('list.pending')}</p>
            <p className="text-small">{t('list.twice')}</p>
            <ul className="flex flex-col text-small">
              <li>
                <Link href={links.refundPolicy()} className="inline-flex min-h-8 items-center">
                  {t('list.refund')}
                </Link>
              </li>
              <li>
                <Link href={links.support()} className="inline-flex min-h-8 items-center">
                  {t('list.support')}
                </Link>
              </li>
            </ul>
          </AsidePart>
        </div>
      )}
    </Page>
  );
}

/** All of it appears at once: how many payments are open isn't known before. */
function ListSkeleton() {
  const t = usePremiumText();
  return (
    <div className="grid gap-8 wide:grid-cols-[1fr_20rem]">
      <div className="rounded-surface border bg-surface-raised">
        <SkeletonRows label={t('payments.loading')} count={5} />
      </div>
    </div>
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
